import type { DeskOrder } from '@proverka/contract/desk-orders';
import { orderWords } from '@proverka/report-kit/status-words';
import { Link } from '@proverka/shell-sdk/router';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { momentWords } from '@proverka/words/moments';
import { itemStatusWords } from '@proverka/words/status-words';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';
import { sumWords } from '../../controls/sum-words.ts';

interface OrderBesideProps {
  /** Null when the reader may not see orders, or there is none. */
  readonly order: DeskOrder | null;
  readonly orderId: string | null;
}

/** The order a case is about, with the state of each item. */
export function OrderBeside({ order, orderId }: OrderBesideProps) {
  if (orderId === null) return null;
  return (
    <Card as="section" aria-labelledby="case-order" className={desk.card}>
      <h2 id="case-order" className={desk.title}>
        Заказ
      </h2>
      {order === null ? (
        <p className={desk.soft}>Заказ {orderId}. Его видят сотрудники с&nbsp;правом на&nbsp;заказы.</p>
      ) : (
        <OrderFacts order={order} />
      )}
    </Card>
  );
}

const OrderFacts = ({ order }: { readonly order: DeskOrder }) => (
  <>
    <Facts
      facts={[
        ['Состояние', orderWords[order.status]],
        ['Сумма', sumWords(order.total)],
        ['Оплачен', order.paid_date === null ? 'Не оплачен' : momentWords(order.paid_date)],
        ...order.items.map(
          (item) =>
            [
              item.product_name_ru,
              [itemStatusWords[item.status], item.subject, item.report_number].filter(Boolean).join(' · '),
            ] as const,
        ),
      ]}
    />
    <p>
      <Link to={`/admin/orders/${order.order_id}/`} className={linkClassName()}>
        Весь заказ по&nbsp;времени
      </Link>
    </p>
  </>
);
