import { idempotencyHeaders, newIdempotencyKey } from '@proverka/api-client/idempotency';
import { announcePayment, type OrderDeps } from '../order/order-deps.ts';
import type { OpenOrder, OrderEvent } from '../order/order-flow.domain.ts';
import { orderRefusal, refusalCode } from '../order/order-refusal.ts';
import { readPlaced } from '../order/order-request.domain.ts';
import { awaitPayment, failDelaysMs, onceMs, successDelaysMs } from './await-payment.ts';
import type { WidgetOutcome } from './payment-widget.ts';

interface PaymentPlace {
  readonly deps: OrderDeps;
  /** Sends an event to the machine; false when it does not apply. */
  readonly send: (event: OrderEvent) => boolean;
  /** Aborted when the visitor leaves the page. */
  readonly leaving: () => AbortSignal;
  readonly forget: () => void;
}

export interface Payment {
  /** Shows an order's payment form and finds out the result. */
  readonly pay: (order: OpenOrder, token: string) => Promise<void>;
  /** Requests a new form after the last one was closed or failed. */
  readonly reopen: (order: OpenOrder) => Promise<void>;
  readonly check: (order: OpenOrder, delaysMs: readonly number[]) => Promise<void>;
  readonly finish: (order: OpenOrder) => Promise<void>;
}

const brokenForm = {
  concern: 'order',
  text: 'Не удалось открыть форму оплаты. Проверьте подключение, отключите блокировщик рекламы для этой страницы и нажмите «Оплатить» ещё раз',
} as const;

export function createPayment({ deps, send, leaving, forget }: PaymentPlace): Payment {
  let asking = new AbortController();
  const finish = async (order: OpenOrder) => {
    forget();
    deps.forgetDraft();
    announcePayment(deps, order);
    await deps.refreshSession().catch(() => undefined);
    if (!leaving().aborted) deps.onPaid(order);
  };
  const check = async (order: OpenOrder, delaysMs: readonly number[]) => {
    const question = new AbortController();
    asking = question;
    leaving().addEventListener('abort', () => question.abort(), { once: true });
    const ask = askWhetherPaid(deps, order);
    const answer = await awaitPayment(ask, delaysMs, deps.wait, question.signal).catch(() => null);
    if (answer === null) return;
    if (answer !== 'paid') send({ type: answer === 'unpaid' ? 'payment-not-found' : 'payment-unknown' });
    else if (send({ type: 'payment-found' })) await finish(order);
  };
  const pay = async (order: OpenOrder, token: string) => {
    deps.unpaid.remember(order);
    const outcome = await showForm(deps, order, token, leaving);
    if (outcome === 'left') return;
    if (outcome === 'success' || outcome === 'fail') {
      send({ type: 'widget-reported', outcome });
      await check(order, outcome === 'success' ? successDelaysMs : failDelaysMs);
      return;
    }
    if (outcome === 'broken') {
      send({ type: 'refused', refusal: brokenForm });
      return;
    }
    send({ type: 'widget-closed' });
    deps.notices.show('info', 'Пользователь закрыл форму');
    // A payment in a bank's app before the form was closed is found here or by the next page.
    await check(order, onceMs);
  };
  const reopen = async (order: OpenOrder) => {
    // A pending check must not prevent the next form: the server opens none for a paid order.
    asking.abort();
    try {
      const { token } = await requestForm(deps, order);
      if (token !== null) {
        if (send({ type: 'reopened' })) await pay(order, token);
      } else if (send({ type: 'payment-found' })) await finish(order);
    } catch (error) {
      if (refusalCode(error) === 'order_not_payable') await check(order, onceMs);
      send({ type: 'refused', refusal: orderRefusal(error) });
    }
  };
  return { pay, reopen, check, finish };
}

/** The form's outcome, or `left` when the visitor is on another page by then. */
async function showForm(
  deps: OrderDeps,
  order: OpenOrder,
  token: string,
  leaving: () => AbortSignal,
): Promise<WidgetOutcome | 'left'> {
  if (leaving().aborted) return 'left';
  deps.analytics.track({ name: 'payment_form_opened', orderId: order.id });
  const outcome = await deps.showForm(token, leaving());
  if (leaving().aborted) return 'left';
  if (outcome !== 'success' && outcome !== 'fail') {
    deps.analytics.track({ name: 'payment_form_closed', orderId: order.id });
  }
  return outcome;
}

function askWhetherPaid({ api }: Pick<OrderDeps, 'api'>, order: OpenOrder) {
  return async (signal: AbortSignal): Promise<boolean> => {
    const input = { params: { orderId: order.id } };
    return (await api.call('GET /check_order_paid/{orderId}', input, { signal })).is_order_paid;
  };
}

async function requestForm({ api }: Pick<OrderDeps, 'api'>, order: OpenOrder) {
  const headers = idempotencyHeaders(newIdempotencyKey());
  return readPlaced(
    await api.call('POST /order/{orderId}/payment', { params: { orderId: order.id }, headers }),
  );
}
