import type { OrderListEntry } from '@proverka/contract/order-list';
import { OrderPayment } from '@proverka/order-flow/order-payment';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { Banner } from '@proverka/ui-kit/banner';
import { rubles } from '@proverka/validation/money';
import type { ReactNode } from 'react';
import { payableUntil } from '../../content/order-words.ts';
import styles from './order.module.css';
import { progressWords } from './progress-words.domain.ts';

interface OrderStateProps {
  readonly order: OrderListEntry;
  /** A link to order the same again, shown where this order has failed. */
  readonly repeat: ReactNode;
}

/** The state of the order with the next step. */
export function OrderState({ order, repeat }: OrderStateProps) {
  switch (order.status) {
    case 'awaiting_payment':
      return <Unpaid order={order} />;
    case 'paid':
    case 'closed':
      return <Progress order={order} />;
    case 'expired':
      return (
        <Over repeat={repeat} title="Срок оплаты истёк">
          Заказ не оплатили за 24 часа, и он закрылся сам. Деньги не списаны. Если платёж пришёл позже, он
          лежит на вашем балансе.
        </Over>
      );
    default:
      return order.status satisfies never;
  }
}

function Unpaid({ order }: { readonly order: OrderListEntry }) {
  return (
    <section aria-label="Оплата" className={styles.section}>
      <OrderPayment
        order={{
          id: order.orderId,
          total: rubles(order.totalAmount),
          ...(order.card_amount !== undefined && { byCard: rubles(order.card_amount) }),
          items: order.OrderItem.map(({ order_item_id: id, product_name: name, price }) => ({
            id,
            name,
            price: rubles(price),
          })),
        }}
      />
      <p className={styles.note}>
        {typeset(
          `Оплатить можно до ${momentWords(payableUntil(order))}. Потом заказ закроется сам, деньги не спишутся.`,
        )}
      </p>
    </section>
  );
}

function Progress({ order }: { readonly order: OrderListEntry }) {
  const { tone, title, text } = progressWords(order.OrderItem.map(({ status }) => status));
  return (
    <Banner tone={tone} title={title} live>
      <p>{typeset(text)}</p>
    </Banner>
  );
}

interface OverProps {
  readonly repeat: ReactNode;
  readonly title: string;
  readonly children: string;
}

function Over({ repeat, title, children }: OverProps) {
  return (
    <Banner tone="info" title={title} action={repeat}>
      <p>{typeset(children)}</p>
    </Banner>
  );
}
