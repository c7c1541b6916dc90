import type { ApiReply } from '@proverka/contract/api';
import type { DeskOrder } from '@proverka/contract/desk-orders';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { staffOf } from '@proverka/shell-sdk/session';
import { orderWords } from '@proverka/report-kit/status-words';
import { rubles } from '@proverka/validation/money';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatMoney } from '@proverka/words/money';
import { momentWords } from '@proverka/words/moments';
import type { ComponentType } from 'react';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { brandWords } from '../../controls/account-words.ts';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';
import { OrderActsCard } from './order-acts.tsx';
import { orderQuery } from './order-queries.ts';
import { OrderTimeLine } from './order-time-line.tsx';
import { useOrderActs } from './use-order-acts.ts';
import { WorkedItems } from './worked-items.tsx';

interface OrderScreenProps {
  readonly id: string;
  /** Gives the advance of a top-up back: who moves money may not read people. */
  readonly Advance: ComponentType<{ readonly personId: string }>;
  /** What the owner of the order has switched on and off. */
  readonly Settings: ComponentType<{ readonly personId: string; readonly itemIds: readonly string[] }>;
}

/** One order: what was bought, how its work goes, what can be done about it, and all that happened to it. */
export function OrderScreen({ id, ...parts }: OrderScreenProps) {
  const { api } = usePlatform();
  const query = useQuery(orderQuery(api, id));
  if (query.data === undefined) return <NotLoaded what="заказ" lines={8} query={query} />;
  return <LoadedOrder viewed={query.data} {...parts} />;
}

interface LoadedOrderProps extends Omit<OrderScreenProps, 'id'> {
  readonly viewed: ApiReply<'GET /admin/orders/{order_id}'>;
}

function LoadedOrder({ viewed, Advance, Settings }: LoadedOrderProps) {
  const { order, events, version } = viewed;
  const acts = useOrderActs(order.order_id, version);
  return (
    <div className={desk.section}>
      <OrderFacts order={order} />
      <OrderActsCard {...{ viewed, acts }} />
      {order.kind === 'purchase' && <WorkedItems orderId={order.order_id} acts={acts} />}
      {order.kind === 'top_up' && <Advance personId={order.person_id} />}
      <Settings personId={order.person_id} itemIds={order.items.map(({ order_item_id: id }) => id)} />
      <OrderTimeLine {...{ order, events }} />
    </div>
  );
}

function OrderFacts({ order }: { readonly order: DeskOrder }) {
  const mayReadPeople = useSession(staffOf)?.grants.includes('people') ?? false;
  const holder = mayReadPeople ? (
    <Link to={`/admin/people/${order.person_id}/`} className={linkClassName()}>
      {order.person_name ?? order.person_id}
    </Link>
  ) : (
    order.person_id
  );
  return (
    <Card as="section" aria-label="Заказ">
      <Facts
        facts={[
          ['Состояние', orderWords[order.status]],
          ['Сумма', formatMoney(rubles(order.total))],
          ['Картой', order.card_amount === null ? '' : formatMoney(rubles(order.card_amount))],
          ['Создан', momentWords(order.created_date)],
          ['Оплачен', order.paid_date === null ? '' : momentWords(order.paid_date)],
          ['Сайт', brandWords[order.brand]],
          [mayReadPeople ? 'Владелец' : 'Номер аккаунта', holder],
          ['Номер заказа', order.order_id],
        ]}
      />
    </Card>
  );
}
