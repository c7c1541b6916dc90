import type { DeskOrder } from '@proverka/contract/desk-orders';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { useState } from 'react';
import { ActForm } from './act-form.tsx';
import { attachProductWords } from './act-words.domain.ts';
import { workQuery } from './order-queries.ts';
import type { OrderActs } from './use-order-acts.ts';

interface AttachProductProps {
  readonly order: DeskOrder;
  readonly acts: OrderActs;
}

/** Services of the order's site about the same kind of subject as the chosen item. */
function useServices({ order_id: orderId, brand }: DeskOrder, itemId: string) {
  const { api } = usePlatform();
  const { data: work } = useQuery(workQuery(api, orderId));
  const { data: known } = useQuery({
    queryKey: ['desk-ordered-products'],
    queryFn: ({ signal }) => api.call('GET /admin/orders/products', {}, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  const kind = work?.items.find(({ order_item_id: id }) => id === itemId)?.subject_kind;
  return (known?.products ?? []).filter(
    ({ brands, subject_kind: about }) => brands.includes(brand) && about === kind,
  );
}

/** A service at our cost, about what one of the items is about. */
export function AttachProduct({ order, acts }: AttachProductProps) {
  const [chosenItem, setItem] = useState('');
  const [service, setService] = useState('');
  const itemId = chosenItem || (order.items[0]?.order_item_id ?? '');
  const services = useServices(order, itemId);
  const chosen = services.find(({ product_name: name }) => name === service);
  const mistake = chosen === undefined ? 'Выберите услугу' : undefined;
  const attach = async (reason: string, version: string) => {
    const wish = { order_item_id: itemId, product_name: service, version, reason };
    const isDone = await acts.attachProduct(wish);
    if (isDone) setService('');
    return isDone;
  };
  return (
    <ActForm
      act="Добавить услугу бесплатно"
      words={attachProductWords(chosen?.product_name_ru ?? '')}
      changes={acts}
      mistake={mistake}
      onAct={attach}
    >
      {(isTried) => (
        <>
          {order.items.length > 1 && (
            <Field label="О том же, что позиция">
              <Select
                value={itemId}
                options={order.items.map((item) => ({
                  value: item.order_item_id,
                  label: [item.product_name_ru, item.subject].filter(Boolean).join(', '),
                }))}
                onChange={({ target }) => setItem(target.value)}
              />
            </Field>
          )}
          <Field label="Услуга" error={isTried ? mistake : undefined}>
            <Select
              value={service}
              placeholder="Выберите"
              options={services.map(({ product_name: value, product_name_ru: label }) => ({ value, label }))}
              onChange={({ target }) => setService(target.value)}
            />
          </Field>
        </>
      )}
    </ActForm>
  );
}
