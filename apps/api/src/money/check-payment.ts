import type { MoneyDeps } from './deps.ts';
import { applyPayment } from './apply-payment.ts';
import type { PaymentRow } from './payment.store.ts';
import type { ProviderAnswer, ProviderPayment } from './payments/yookassa.ts';

/** Reads a payment from the provider and applies it; false while it is open or the provider does not answer. */
export async function checkPayment(deps: MoneyDeps, payment: PaymentRow): Promise<boolean> {
  const answer = await readPayment(deps, payment);
  if (answer.kind === 'not_found' && isStale(deps, payment)) {
    await closeUncreated(deps, payment);
    return true;
  }
  if (answer.kind !== 'ok') {
    if (answer.kind !== 'unknown')
      deps.log.warn({ paymentId: payment.id, answer: answer.kind }, 'payment not found at the provider');
    return false;
  }
  const applied = await applyPayment(deps, payment.id, answer.value);
  return applied !== 'still_open';
}

/** After a day the provider forgets the key: a payment missing from its list by then was never created. */
const isStale = (deps: MoneyDeps, payment: PaymentRow): boolean =>
  payment.provider_id === null && deps.now().getTime() - payment.created_at.getTime() > STALE_MS;

async function closeUncreated(deps: MoneyDeps, payment: PaymentRow): Promise<void> {
  await deps.db
    .updateTable('payment')
    .set({ status: 'rejected', final_at: deps.now(), next_check_at: null })
    .where('id', '=', payment.id)
    .where('status', '=', 'creating')
    .execute();
}

function readPayment(deps: MoneyDeps, payment: PaymentRow): Promise<ProviderAnswer<ProviderPayment>> {
  return payment.provider_id === null
    ? findLost(deps, payment)
    : deps.yookassa.getPayment(payment.provider_id);
}

const STALE_MS = 25 * 3600_000;
const CLOCKS_DIFFER_MS = 5 * 60_000;
const MOST_PAGES = 20;

/** Looks for a payment whose creation was not answered among those created since, by our id in its metadata. */
async function findLost(deps: MoneyDeps, payment: PaymentRow): Promise<ProviderAnswer<ProviderPayment>> {
  const since = new Date(payment.created_at.getTime() - CLOCKS_DIFFER_MS);
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await deps.yookassa.listPayments(since, cursor);
    if (answer.kind !== 'ok') return answer;
    const found = answer.value.items.find(({ metadata }) => metadata?.['payment_id'] === payment.id);
    if (found !== undefined) return { kind: 'ok', value: found };
    cursor = answer.value.next_cursor;
    if (cursor === undefined) break;
  }
  return { kind: 'not_found' };
}
