import type { DeskOrder } from '@proverka/contract/desk-orders';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { staffOf } from '@proverka/shell-sdk/session';
import { mostOrdersAtOnce } from '@proverka/contract/order-acts';
import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { useMemo, useState } from 'react';
import desk from '../../controls/desk.module.css';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { ordersColumns } from './orders-columns.tsx';
import { OrdersAttention } from './orders-attention.tsx';
import { ordersFilters, ordersQueryOf } from './orders-filters.ts';
import { SendAgain } from './send-again.tsx';

const idOf = ({ order_id: id }: DeskOrder): string => id;
const hrefOf = ({ order_id: id }: DeskOrder): string => `/admin/orders/${id}/`;

/** All orders, the newest first. */
export function OrdersList() {
  const { api } = usePlatform();
  const isNamed = useSession(staffOf)?.grants.includes('people') ?? false;
  const columns = useMemo(() => ordersColumns(isNamed), [isNamed]);
  const filters = useOrdersFilters();
  const state = useListState(filters);
  const body = ordersQueryOf(state.values);
  const pages = useListPages<DeskOrder>({
    queryKey: ['desk-orders', body],
    read: async (after, signal) => {
      const { orders, ...page } = await api.call(
        'POST /admin/orders',
        { body: { ...body, after } },
        { signal },
      );
      return { ...page, rows: orders };
    },
  });
  const [again, setAgain] = useState<readonly DeskOrder[]>([]);
  const place = useFocusOnChange<HTMLDivElement>(again, 'input');
  return (
    <div className={desk.section}>
      <div ref={place} className={desk.section}>
        <OrdersAttention />
        {again.length > 0 && (
          <SendAgain
            key={again.map(idOf).join()}
            orders={again.slice(0, mostOrdersAtOnce)}
            onClose={() => setAgain([])}
          />
        )}
      </div>
      <DeskTable
        name="orders"
        label="Заказы"
        idOf={idOf}
        hrefOf={hrefOf}
        empty={{
          title: 'Заказов пока нет',
          text: 'Здесь появится каждый заказ и каждое пополнение баланса.',
        }}
        acts={[{ label: 'Отправить заново', run: setAgain }]}
        {...{ columns, filters, state, pages }}
      />
    </div>
  );
}

/** Services come from the API; until then the list is not filtered by them. */
function useOrdersFilters() {
  const { api } = usePlatform();
  const { data } = useQuery({
    queryKey: ['desk-ordered-products'],
    queryFn: ({ signal }) => api.call('GET /admin/orders/products', {}, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  const products = data?.products;
  return useMemo(
    () =>
      ordersFilters(
        (products ?? []).map(({ product_name: value, product_name_ru: label }) => ({ value, label })),
      ),
    [products],
  );
}
