import type { Received } from '../conversions/received.ts';
import type { ExtractRequest } from '../kadnet/extract-request.ts';
import { REQUEST_TYPES } from '../kadnet/extract-request.ts';
import { statusAt } from '../kadnet/progress.domain.ts';
import { type Html, html } from '../page/html.ts';
import { formatMoment } from '../page/format.domain.ts';
import type { JournalEntry } from '../source/journal.ts';
import { KIND_TITLES } from './systems.ts';
import { declineText } from '../yookassa/card.domain.ts';
import { sum } from '../yookassa/form.view.ts';
import type { Delivery } from '../yookassa/notification.ts';
import type { PaymentRecord, Receipt, Refund } from '../yookassa/payment.ts';
import type { World } from './world.ts';

const SHOWN = 12;

function rows<T>(items: T[], row: (item: T) => Html, nothing: string): Html {
  if (items.length === 0) return html`<p class="empty">${nothing}</p>`;
  return html`<ul class="rows">
    ${items.map(row)}
  </ul>`;
}

const newest = <T>(items: T[]): T[] => items.slice(-SHOWN).reverse();

type Action = { verb: string; title: string; reason?: string };

const actions = (what: string, id: string, list: Action[]): Html =>
  html`<div class="actions">
    ${list.map(
      ({ verb, title, reason }) =>
        html`<form method="post" action="/control/act/${what}/${id}/${verb}">
          ${reason && html`<input type="hidden" name="reason" value="${reason}" />`}
          <button type="submit" class="small">${title}</button>
        </form>`,
    )}
  </div>`;

const time = (at: string): Html => html`<time datetime="${at}">${formatMoment(at)}</time>`;

function paymentState({ payment, isProcessing, challenged }: PaymentRecord): string {
  if (payment.status === 'succeeded') return 'оплачен';
  if (payment.status === 'waiting_for_capture') return 'деньги удержаны';
  if (payment.status === 'canceled')
    return `не прошёл: ${declineText(payment.cancellation_details?.reason ?? '').toLowerCase()}`;
  if (isProcessing) return 'завис в банке';
  return challenged ? 'ждёт 3-D Secure' : 'ждёт оплаты';
}

const paymentRow = (record: PaymentRecord): Html =>
  html`<li>
    <div>
      <strong>${sum(record)}</strong>
      <span class="state ${record.payment.status}">${paymentState(record)}</span>
    </div>
    <div>
      ${record.payment.description ?? 'без описания'}${record.receipt && html` · ${record.receipt.customer.email}`}
    </div>
    <div class="muted"><code>${record.id}</code> ${time(record.payment.created_at)}</div>
    ${
      record.payment.status === 'pending' &&
      html`<div class="actions">
          <a class="button small" href="/yookassa/pay/${record.token}">Форма оплаты</a>
        </div>
        ${actions('payments', record.id, [
          { verb: 'finish', title: 'Оплатить' },
          { verb: 'fail', title: 'Отклонить', reason: 'general_decline' },
          { verb: 'expire', title: 'Время вышло' },
        ])}`
    }
  </li>`;

export const paymentList = ({ till }: World): Html =>
  rows(newest(till.payments.all()), paymentRow, 'Платежей ещё не было.');

const DELIVERY_STATES: Record<Delivery['state'], string> = {
  waiting: 'ждёт отправки',
  held: 'придержано',
  delivered: 'доставлено',
  lost: 'потеряно',
  abandoned: 'не доставлено за сутки',
  unsent: 'не отправлялось',
};

function lastAttempt({ attempts }: Delivery): string {
  const last = attempts.at(-1);
  if (!last) return 'попыток не было';
  return `попыток: ${attempts.length}, последняя: ${last.status ?? last.error ?? ''}`;
}

const notificationRow = (delivery: Delivery): Html =>
  html`<li>
    <div>
      <strong>${delivery.event}</strong>
      <span class="state ${delivery.state}">${DELIVERY_STATES[delivery.state]}</span>
    </div>
    <div class="muted">
      <code>${delivery.objectId}</code> ${time(delivery.createdAt)} · ${lastAttempt(delivery)}
    </div>
    ${actions('notifications', delivery.id, [{ verb: 'send', title: 'Отправить ещё раз' }])}
  </li>`;

export const notificationList = ({ till }: World): Html =>
  rows(newest(till.notifier.all()), notificationRow, 'Уведомлений ещё не было.');

const REFUND_STATES: Record<Refund['status'], string> = {
  pending: 'исполняется',
  succeeded: 'исполнен',
  canceled: 'не прошёл',
};

const refundRow = (refund: Refund): Html =>
  html`<li>
    <div>
      <strong>Возврат ${refund.amount.value} ₽</strong>
      <span class="state ${refund.status}">${REFUND_STATES[refund.status]}</span>
    </div>
    <div class="muted">
      <code>${refund.id}</code> по платежу <code>${refund.payment_id}</code> ${time(refund.created_at)}
    </div>
    ${
      refund.status === 'pending' &&
      actions('refunds', refund.id, [
        { verb: 'finish', title: 'Исполнить' },
        { verb: 'fail', title: 'Отклонить' },
      ])
    }
  </li>`;

const receiptRow = (receipt: Receipt): Html =>
  html`<li>
    <div>
      <strong>Чек ${receipt.settlements.map(({ amount }) => amount.value).join(' + ')} ₽</strong>
      <span class="state ok">зарегистрирован</span>
    </div>
    <div>${receipt.items.map(({ description }) => description).join(', ')} · ${receipt.customer?.email}</div>
    <div class="muted">
      <code>${receipt.id}</code> ${receipt.registered_at && time(receipt.registered_at)}
    </div>
  </li>`;

export const refundList = ({ till }: World): Html =>
  html`${rows(newest(till.refunds.all()), refundRow, 'Возвратов ещё не было.')}
  ${rows(newest(till.receipts.all()), receiptRow, 'Вторых чеков ещё не было.')}`;

const extractRow =
  (now: Date) =>
  (request: ExtractRequest): Html =>
    html`<li>
      <div><strong>${request.number}</strong> <span class="state">${statusAt(request, now)}</span></div>
      <div>${REQUEST_TYPES[request.type]}</div>
      <div class="muted"><code>${request.id}</code> ${time(request.createdAt)}</div>
      ${
        request.ended === undefined &&
        actions('extracts', request.id, [
          { verb: 'finish', title: 'Выполнить' },
          { verb: 'refuse', title: 'Отказать' },
          { verb: 'fail', title: 'Ошибка' },
        ])
      }
    </li>`;

export const extractList = ({ extracts, now }: World): Html =>
  rows(newest(extracts.all()), extractRow(now()), 'Выписок ещё не заказывали.');

export function mailList({ mailbox }: World): Html {
  const all = mailbox.list();
  return html`${rows(
    all.slice(0, 5),
    ({ id, subject, to, at }) =>
      html`<li>
        <div><a href="/inbox/${id}">${subject}</a></div>
        <div class="muted">${to.join(', ')} ${time(at)}</div>
      </li>`,
    'Писем ещё не было.',
  )}
  ${all.length > 5 && html`<p><a href="/inbox">Все письма: ${all.length}</a></p>`}`;
}

const TARGETS: Record<Received['target'], string> = {
  metrica: 'Яндекс Метрика',
  ga4: 'Google Analytics 4',
  admitad: 'Admitad',
  actionpay: 'Actionpay',
};

const receivedRow = ({ target, at, parameters, body }: Received): Html =>
  html`<li>
    <div><strong>${TARGETS[target]}</strong> ${time(at)}</div>
    <pre>${JSON.stringify(body === undefined ? parameters : { ...parameters, body }, null, 1)}</pre>
  </li>`;

export const conversionList = ({ received }: World): Html =>
  rows(newest(received.all()), receivedRow, 'Конверсий ещё не было.');

const journalRow = ({ at, source, operation, subjects, behaviour, status, ms }: JournalEntry): Html =>
  html`<li>
    <div>
      <strong>${source}</strong> ${operation}
      <span class="state">${status ?? 'без ответа'}</span
      >${behaviour !== 'normal' && html` <span class="state changed">${KIND_TITLES[behaviour]}</span>`}
    </div>
    <div class="muted">
      ${time(at)} ${ms !== undefined && `· ${ms} мс`} ${subjects.length > 0 && `· ${subjects.join(', ')}`}
    </div>
  </li>`;

export const journalList = ({ journal }: World): Html =>
  rows(journal.list({ limit: 30 }), journalRow, 'Вызовов ещё не было.');
