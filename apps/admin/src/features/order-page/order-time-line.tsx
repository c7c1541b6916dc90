import { orderEventKinds, type DeskOrder, type OrderEvent } from '@proverka/contract/desk-orders';
import { Card } from '@proverka/ui-kit/card';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { momentExact } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { TimeLine } from '../../controls/time-line.tsx';
import { eventFacts, eventTitle, kindWords } from './event-words.ts';

/** A task that began twice within a millisecond is one. */
const keyOf = ({ at, kind, status, text, order_item_id: item }: OrderEvent): string =>
  [at, kind, status, text, item].join(' ');

interface OrderTimeLineProps {
  readonly order: DeskOrder;
  readonly events: readonly OrderEvent[];
}

/** Shorter ones are read as a whole. */
const MANY = 12;

/** All that happened to an order, or what is of one kind. */
export function OrderTimeLine({ order, events }: OrderTimeLineProps) {
  const [kind, setKind] = useState('');
  const kinds = orderEventKinds.filter((one) => events.some((event) => event.kind === one));
  const shown = events.filter((event) => kind === '' || event.kind === kind);
  // With one item every event is about it.
  const nameOf = (itemId: string | null) =>
    order.items.length < 2
      ? ''
      : (order.items.find((item) => item.order_item_id === itemId)?.product_name_ru ?? '');
  return (
    <Card as="section" aria-labelledby="time-line" className={desk.card}>
      <h2 id="time-line">Что происходило</h2>
      {events.length > MANY && (
        <div className={desk.single}>
          <Field label="Показать">
            <Select
              value={kind}
              options={[
                { value: '', label: 'Всё' },
                ...kinds.map((value) => ({ value, label: kindWords[value] })),
              ]}
              onChange={({ target }) => setKind(target.value)}
            />
          </Field>
        </div>
      )}
      <TimeLine
        label="События заказа"
        rows={shown.map((event) => ({
          key: keyOf(event),
          at: event.at,
          when: momentExact(event.at),
          title: typeset(eventTitle(event)),
          about: [nameOf(event.order_item_id), eventFacts(event)].filter(Boolean).join(' · '),
        }))}
      />
    </Card>
  );
}
