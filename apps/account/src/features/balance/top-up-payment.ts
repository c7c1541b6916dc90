import type { ApiClient } from '@proverka/api-client/api-client';
import { idempotencyHeaders } from '@proverka/api-client/idempotency';
import { refusalMessage, Refused } from '@proverka/api-client/refused';
import type { PlacedOrder } from '@proverka/contract/order';
import {
  awaitPayment,
  failDelaysMs,
  onceMs,
  successDelaysMs,
  type PaymentAnswer,
  type Wait,
} from '@proverka/order-flow/await-payment';
import type { WidgetOutcome } from '@proverka/order-flow/payment-widget';
import { lateDelaysMs, whileSeen } from './late-payment.ts';

/** A top-up that exists on the server and is not paid yet. */
export interface OpenTopUp {
  readonly orderId: string;
  readonly amountRubles: number;
}

export type TopUpState =
  | { readonly step: 'asking'; readonly refusal: string }
  | { readonly step: 'placing' }
  | { readonly step: 'paying' | 'checking'; readonly topUp: OpenTopUp }
  /** The form said «success», but the money has not arrived within a minute. */
  | { readonly step: 'processing'; readonly topUp: OpenTopUp }
  | {
      readonly step: 'unpaid';
      readonly topUp: OpenTopUp;
      readonly why: 'closed' | 'failed';
      readonly refusal: string;
    }
  | { readonly step: 'paid'; readonly topUp: OpenTopUp };

export interface TopUpDeps {
  readonly api: ApiClient;
  readonly newKey: () => string;
  readonly showForm: (confirmationToken: string, signal: AbortSignal) => Promise<WidgetOutcome>;
  readonly wait: Wait;
  readonly show: (state: TopUpState) => void;
  /** Reports a late payment, unless the visitor has started another top-up. */
  readonly showLate: (topUp: OpenTopUp) => void;
  /** The money has arrived: refreshes the session and the list of transactions. */
  readonly onPaid: () => Promise<unknown>;
  /** Aborted when the visitor leaves the page. */
  readonly signal: AbortSignal;
}

const brokenForm =
  'Не удалось открыть форму оплаты. Проверьте подключение, отключите блокировщик рекламы для этой страницы и попробуйте ещё раз';

/** Creates a top-up; the key of the intent makes a double click one order. */
export async function startTopUp(deps: TopUpDeps, amountRubles: number, key: string): Promise<void> {
  deps.show({ step: 'placing' });
  try {
    const placed = await deps.api.call('POST /top_up', {
      headers: idempotencyHeaders(key),
      body: { amount: amountRubles, payment_source: 'yookassa' },
    });
    await pay(deps, { orderId: placed.id, amountRubles }, placed);
  } catch (error) {
    if (!deps.signal.aborted) deps.show({ step: 'asking', refusal: refusalMessage(error) });
  }
}

/** Another form for a top-up whose form was closed or failed. */
export async function payTopUpAgain(deps: TopUpDeps, topUp: OpenTopUp): Promise<void> {
  deps.show({ step: 'placing' });
  try {
    const headers = idempotencyHeaders(deps.newKey());
    const params = { orderId: topUp.orderId };
    await pay(deps, topUp, await deps.api.call('POST /order/{orderId}/payment', { params, headers }));
  } catch (error) {
    if (deps.signal.aborted) return;
    // Not payable may mean that it was paid in another window.
    if (error instanceof Refused && error.problem.code === 'order_not_payable')
      return check(deps, topUp, onceMs, 'closed');
    deps.show({ step: 'unpaid', topUp, why: 'closed', refusal: refusalMessage(error) });
  }
}

async function pay(deps: TopUpDeps, topUp: OpenTopUp, { payment_data: payment }: PlacedOrder): Promise<void> {
  if (deps.signal.aborted) return;
  if (payment === null) return finish(deps, topUp);
  deps.show({ step: 'paying', topUp });
  const outcome = await deps.showForm(payment.confirmation.confirmation_token, deps.signal);
  if (deps.signal.aborted) return;
  if (outcome === 'broken') return deps.show({ step: 'unpaid', topUp, why: 'closed', refusal: brokenForm });
  if (outcome === 'closed') return check(deps, topUp, onceMs, 'closed');
  await check(deps, topUp, outcome === 'success' ? successDelaysMs : failDelaysMs, outcome);
}

type Reason = 'success' | 'fail' | 'closed';

/** Only the server knows whether it was paid, whatever the form said. */
async function check(
  deps: TopUpDeps,
  topUp: OpenTopUp,
  delaysMs: readonly number[],
  why: Reason,
): Promise<void> {
  deps.show({ step: 'checking', topUp });
  const answer = await seePayment(deps, topUp, delaysMs, deps.wait);
  if (answer === null) return;
  if (answer === 'paid') return finish(deps, topUp);
  if (why === 'success' || (answer === 'unknown' && why === 'fail')) {
    deps.show({ step: 'processing', topUp });
    return finishLate(deps, topUp);
  }
  deps.show({ step: 'unpaid', topUp, why: why === 'fail' ? 'failed' : 'closed', refusal: '' });
}

/** The server's state once it is paid or the delays are over; `null` when the visitor has left. */
function seePayment(
  { api, signal }: TopUpDeps,
  { orderId }: OpenTopUp,
  delaysMs: readonly number[],
  wait: Wait,
): Promise<PaymentAnswer | null> {
  const ask = async (asking: AbortSignal) => {
    const params = { orderId };
    return (await api.call('GET /check_order_paid/{orderId}', { params }, { signal: asking })).is_order_paid;
  };
  return awaitPayment(ask, delaysMs, wait, signal).catch(() => null);
}

/** The form said «success», so the money will arrive: polls for as long as the page is open. */
async function finishLate(deps: TopUpDeps, topUp: OpenTopUp): Promise<void> {
  const answer = await seePayment(deps, topUp, lateDelaysMs, whileSeen(deps.wait));
  if (answer !== 'paid') return;
  await deps.onPaid().catch(() => undefined);
  deps.showLate(topUp);
}

async function finish(deps: TopUpDeps, topUp: OpenTopUp): Promise<void> {
  await deps.onPaid().catch(() => undefined);
  deps.show({ step: 'paid', topUp });
}
