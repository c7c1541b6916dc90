import type { DeskOrder } from '@proverka/contract/desk-orders';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { orderWords } from '@proverka/report-kit/status-words';
import { rubles } from '@proverka/validation/money';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatMoney } from '@proverka/words/money';
import { momentWords } from '@proverka/words/moments';
import { itemStatusWords } from '@proverka/words/status-words';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { PagedList } from '../../controls/paged-list.tsx';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { OpenSubject } from './open-subject.tsx';

/** The orders of an account, the newest first; whom they are about is masked until it is opened. */
export function PersonOrders({ personId }: { readonly personId: string }) {
  const { api } = usePlatform();
  const pages = useListPages<DeskOrder>({
    queryKey: ['desk-person-orders', personId],
    read: async (after, signal) => {
      const body = { person_id: personId, after, limit: 20 };
      const { orders, ...page } = await api.call('POST /admin/orders', { body }, { signal });
      return { ...page, rows: orders };
    },
  });
  return (
    <PagedList
      pages={pages}
      what="заказы"
      empty={{ title: 'Заказов нет', text: 'Здесь появятся заказы и пополнения этого человека.' }}
    >
      {(orders) => (
        <ul className={desk.section} aria-label="Заказы">
          {orders.map((order) => (
            <li key={order.order_id}>
              <Order order={order} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Order({ order }: { readonly order: DeskOrder }) {
  const title = `${order.kind === 'top_up' ? 'Пополнение' : 'Заказ'} на ${formatMoney(rubles(order.total))}`;
  return (
    <Card as="article" className={desk.card} aria-label={title}>
      <p className={desk.title}>
        <Link to={`/admin/orders/${order.order_id}/`} className={linkClassName()}>
          {title}
        </Link>
      </p>
      <p className={desk.soft}>
        {typeset(`${orderWords[order.status]}, создан ${momentWords(order.created_date)}`)}
      </p>
      {order.items.length > 0 && (
        <ul className={desk.section}>
          {order.items.map((item) => (
            <Item key={item.order_item_id} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The address of an object is never masked, and what was destroyed is empty. */
const isMasked = ({ subject_kind: kind, subject }: DeskOrder['items'][number]): boolean =>
  kind !== 'object' && subject !== '';

const Item = ({ item }: { readonly item: DeskOrder['items'][number] }) => (
  <li className={desk.line}>
    <div>
      <p>{item.product_name_ru}</p>
      <p className={desk.soft}>
        {typeset(
          [item.subject, itemStatusWords[item.status], item.report_number && `отчёт № ${item.report_number}`]
            .filter(Boolean)
            .join(' · '),
        )}
      </p>
    </div>
    {isMasked(item) && <OpenSubject itemId={item.order_item_id} masked={item.subject} />}
  </li>
);
