import { type Html, html } from '../page/html.ts';
import type { Kind } from '../source/behaviour.domain.ts';
import { declineText } from '../yookassa/card.domain.ts';
import { sum } from '../yookassa/form.view.ts';
import type { Delivery } from '../yookassa/notification.ts';
import type { PaymentRecord, Receipt, Refund } from '../yookassa/payment.ts';
import { buttons, newest, type Row, rows, time } from './rows.view.ts';
import type { World } from './world.ts';

function paymentState({ payment, isProcessing, challenged }: PaymentRecord): string {
  if (payment.status === 'succeeded') return 'оплачен';
  if (payment.status === 'waiting_for_capture') return 'деньги удержаны';
  if (payment.status === 'canceled')
    return declineText(payment.cancellation_details?.reason ?? '').toLowerCase();
  if (isProcessing) return 'завис в банке';
  return challenged ? 'ждёт 3-D Secure' : 'ждёт оплаты';
}

const paymentRow = (record: PaymentRecord): Row => ({
  title: sum(record),
  state: { text: paymentState(record), tone: record.payment.status },
  text: [record.payment.description ?? 'без описания', record.receipt?.customer.email]
    .filter(Boolean)
    .join(' · '),
  note: html`<code>${record.id}</code> · ${time(record.payment.created_at)}`,
  actions:
    record.payment.status === 'pending' &&
    html`<a class="button small" href="/yookassa/pay/${record.token}">Форма оплаты</a> ${buttons(
        'payments',
        record.id,
        [
          { verb: 'finish', title: 'Оплатить' },
          { verb: 'fail', title: 'Отклонить', reason: 'general_decline' },
          { verb: 'expire', title: 'Время вышло' },
        ],
      )}`,
});

export const paymentList = ({ context }: World): Html =>
  rows(newest(context.payments.all()).map(paymentRow), 'Платежей ещё не было.');

const DELIVERY_STATES: Record<Delivery['state'], string> = {
  waiting: 'ждёт отправки',
  held: 'придержано',
  delivered: 'доставлено',
  lost: 'потеряно',
  abandoned: 'не доставлено за сутки',
  unsent: 'не отправлялось',
};

function attemptsText({ attempts }: Delivery): string {
  const last = attempts.at(-1);
  return last
    ? `попыток: ${attempts.length}, последняя: ${last.status ?? last.error ?? ''}`
    : 'попыток не было';
}

/** One button for the most common switches; the provider's own form covers the rest. */
const QUICK: { kind: Kind; title: string; ms?: number }[] = [
  { kind: 'normal', title: 'Доставлять' },
  { kind: 'lose', title: 'Терять' },
  { kind: 'double', title: 'Удваивать' },
  { kind: 'delay', title: 'Задерживать на 10 с', ms: 10_000 },
  { kind: 'reorder', title: 'Менять местами' },
];

function quickSwitches({ behaviours }: World): Html {
  const current = behaviours
    .all()
    .find(({ operation, subject }) => operation === 'notify' && subject === undefined);
  const now = current?.behaviour.kind ?? 'normal';
  return html`<div class="actions" role="group" aria-label="Все уведомления">
    ${QUICK.map(
      ({ kind, title, ms }) =>
        html`<form method="post" action="/control/switches">
          <input type="hidden" name="source" value="yookassa" />
          <input type="hidden" name="operation" value="notify" />
          <input type="hidden" name="kind" value="${kind}" />
          ${ms !== undefined && html`<input type="hidden" name="ms" value="${ms}" />`}
          <button type="submit" class="small" ${kind === now && html`aria-pressed="true"`}>${title}</button>
        </form>`,
    )}
  </div>`;
}

function notificationRow(delivery: Delivery, canSend: boolean): Row {
  const { id, event, state, objectId, createdAt } = delivery;
  return {
    title: event,
    state: { text: DELIVERY_STATES[state], tone: state },
    note: html`<code>${objectId}</code> · ${time(createdAt)} · ${attemptsText(delivery)}`,
    actions: canSend && buttons('notifications', id, [{ verb: 'send', title: 'Отправить ещё раз' }]),
  };
}

export function notificationList(world: World): Html {
  const { context, notifyUrl } = world;
  const list = newest(context.notifier.all()).map((delivery) =>
    notificationRow(delivery, notifyUrl !== undefined),
  );
  return html`${quickSwitches(world)} ${rows(list, 'Уведомлений ещё не было.')}`;
}

const REFUND_STATES: Record<Refund['status'], string> = {
  pending: 'исполняется',
  succeeded: 'исполнен',
  canceled: 'не прошёл',
};

const refundRow = (refund: Refund): Row => ({
  title: `Возврат ${refund.amount.value} ₽`,
  state: { text: REFUND_STATES[refund.status], tone: refund.status },
  note: html`<code>${refund.id}</code> по платежу <code>${refund.payment_id}</code> ·
    ${time(refund.created_at)}`,
  actions:
    refund.status === 'pending' &&
    buttons('refunds', refund.id, [
      { verb: 'finish', title: 'Исполнить' },
      { verb: 'fail', title: 'Отклонить' },
    ]),
});

const receiptRow = ({ id, items, settlements, customer, registered_at: at }: Receipt): Row => ({
  title: `Чек ${settlements.map(({ amount }) => amount.value).join(' + ')} ₽`,
  state: { text: 'зарегистрирован', tone: 'ok' },
  text: `${items.map(({ description }) => description).join(', ')} · ${customer?.email ?? ''}`,
  note: html`<code>${id}</code> ${at && html`· ${time(at)}`}`,
});

export const refundList = ({ context }: World): Html =>
  html`${rows(newest(context.refunds.all()).map(refundRow), 'Возвратов ещё не было.')}
  ${rows(newest(context.receipts.all()).map(receiptRow), 'Вторых чеков ещё не было.')}`;
