import type { DeskOrder, OrderEvent } from '@proverka/contract/desk-orders';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { staffOf } from '@proverka/shell-sdk/session';
import { orderWords } from '@proverka/report-kit/status-words';
import { rubles } from '@proverka/validation/money';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { formatMoney } from '@proverka/words/money';
import { momentExact, momentWords } from '@proverka/words/moments';
import { itemStatusWords } from '@proverka/words/status-words';
import { typeset } from '@proverka/words/typeset';
import type { ComponentType } from 'react';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { brandWords } from '../../controls/account-words.ts';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';
import { eventFacts, eventTitle } from './event-words.ts';
import styles from './order-screen.module.css';

interface OrderScreenProps {
  readonly id: string;
  /** Gives the advance of a top-up back: who moves money may not read people. */
  readonly Advance: ComponentType<{ readonly personId: string }>;
}

/** One order: what was bought, and all that happened to it. */
export function OrderScreen({ id, Advance }: OrderScreenProps) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['desk-order', id],
    queryFn: ({ signal }) =>
      api.call('GET /admin/orders/{order_id}', { params: { order_id: id } }, { signal }),
    retry: false,
  });
  if (data === undefined) return <NotLoaded what="заказ" lines={8} query={{ error, isFetching, refetch }} />;
  return (
    <div className={desk.section}>
      <OrderFacts order={data.order} />
      {data.order.items.length > 0 && (
        <Table
          caption="Позиции"
          columns={itemColumns}
          rows={data.order.items}
          rowKey={(item) => item.order_item_id}
        />
      )}
      {data.order.kind === 'top_up' && <Advance personId={data.order.person_id} />}
      <Card as="section" aria-labelledby="time-line" className={desk.card}>
        <h2 id="time-line">Что происходило</h2>
        <TimeLine order={data.order} events={data.events} />
      </Card>
    </div>
  );
}

function OrderFacts({ order }: { readonly order: DeskOrder }) {
  const mayReadPeople = useSession(staffOf)?.grants.includes('people') ?? false;
  const holder = mayReadPeople ? (
    <Link to={`/admin/people/${order.person_id}/`} className={linkClassName('plain')}>
      {order.person_name ?? order.person_id}
    </Link>
  ) : (
    order.person_id
  );
  return (
    <Card as="section" aria-label="Заказ">
      <Facts
        facts={[
          ['Номер', order.order_id],
          ['Состояние', orderWords[order.status]],
          ['Сумма', formatMoney(rubles(order.total))],
          ['Картой', order.card_amount === null ? '' : formatMoney(rubles(order.card_amount))],
          ['Создан', momentWords(order.created_date)],
          ['Оплачен', order.paid_date === null ? '' : momentWords(order.paid_date)],
          ['Сайт', brandWords[order.brand]],
          [mayReadPeople ? 'Владелец' : 'Номер аккаунта', holder],
        ]}
      />
    </Card>
  );
}

const itemColumns: readonly TableColumn<DeskOrder['items'][number]>[] = [
  { key: 'name', title: 'Услуга', kind: 'main', cell: ({ product_name_ru: name }) => name },
  { key: 'subject', title: 'О чём', cell: ({ subject }) => subject || '—' },
  { key: 'status', title: 'Состояние', cell: ({ status }) => itemStatusWords[status] },
  { key: 'report', title: 'Отчёт', cell: ({ report_number: number }) => number ?? '—' },
  { key: 'price', title: 'Цена', kind: 'number', cell: ({ price }) => formatMoney(rubles(price)) },
];

/** A task that began twice within a millisecond is one. */
const keyOf = ({ at, kind, status, text, order_item_id: item }: OrderEvent): string =>
  [at, kind, status, text, item].join(' ');

interface TimeLineProps {
  readonly order: DeskOrder;
  readonly events: readonly OrderEvent[];
}

function TimeLine({ order, events }: TimeLineProps) {
  // With one item every event is about it.
  const nameOf = (itemId: string | null) =>
    order.items.length < 2
      ? ''
      : (order.items.find((item) => item.order_item_id === itemId)?.product_name_ru ?? '');
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={keyOf(event)} className={styles.event}>
          <time dateTime={event.at} className={styles.at}>
            {momentExact(event.at)}
          </time>
          <div>
            <p>{typeset(eventTitle(event))}</p>
            <p className={desk.soft}>
              {[nameOf(event.order_item_id), eventFacts(event)].filter(Boolean).join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
