import { partnerOrdersQuery } from '@proverka/api-client/partners';
import type { PartnerOrder } from '@proverka/contract/partner';
import { momentBrief } from '@proverka/words/moments';
import { orderWords } from '@proverka/report-kit/status-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { ShareIcon } from '@proverka/ui-kit/icon';
import { Pager } from '@proverka/ui-kit/pager';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { typeset } from '@proverka/words/typeset';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { useState } from 'react';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';

const PAGE_SIZE = 20;

const columns: readonly TableColumn<PartnerOrder>[] = [
  { key: 'date', title: 'Заказ от', kind: 'main', cell: ({ date }) => momentBrief(date) },
  { key: 'customer', title: 'Покупатель', cell: ({ customer }) => customer },
  { key: 'products', title: 'Что заказано', cell: ({ products }) => typeset(products.join(', ')) },
  { key: 'status', title: 'Состояние', cell: ({ status }) => orderWords[status] },
  {
    key: 'amount',
    title: 'Сумма',
    kind: 'number',
    cell: ({ totalAmount }) => formatMoney(rubles(totalAmount)),
  },
];

/** Orders of referred customers, without their names and subjects. */
export function PartnerOrders() {
  const { api } = usePlatform();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...partnerOrdersQuery(api, page - 1), placeholderData: keepPreviousData });
  return (
    <Section title="Заказы по ссылке">
      <Loaded query={query} what="заказы по ссылке" lines={4}>
        {({ orders, total }) =>
          total === 0 ? (
            <EmptyState
              headingAs="h3"
              icon={ShareIcon}
              title="Заказов по ссылке пока нет"
              text="Отправьте ссылку тем, кому пригодится проверка: их заказы появятся здесь."
            />
          ) : (
            <>
              <Table
                caption="Заказы по ссылке"
                hideCaption
                columns={columns}
                rows={orders}
                rowKey={({ orderId }) => orderId}
              />
              <Pager
                label="Страницы заказов по ссылке"
                page={page}
                pageCount={Math.ceil(total / PAGE_SIZE)}
                onPageChange={setPage}
              />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
