import { kopecks } from '@proverka/validation/money';
import { inTransaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from '../deps.ts';
import { receiptEmailOf } from '../receipt-email.ts';
import { soldAs } from '../receipt-lines.domain.ts';
import { amountOf } from './amount.domain.ts';
import { TITLE_OF_ADVANCE, applyRefund, findRefund, settleRefund } from './apply-refund.ts';
import type { Refund } from './apply-refund.ts';
import { receiptOf } from './receipt.domain.ts';
import type { PaymentMode } from './receipt.domain.ts';
import { vatCodeOf } from './vat.domain.ts';
import type { ProviderAnswer, ProviderRefund } from './yookassa.ts';

const AGAIN_SECONDS = 30;

/** Requests the refund from the provider and reschedules itself until the refund is final. */
export async function sendRefundJob(deps: MoneyDeps, { refundId }: { refundId: string }): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (refund === undefined || refund.status === 'succeeded' || refund.status === 'canceled') return;
  const answer = await askProvider(deps, refund);
  if (answer.kind === 'ok') {
    if ((await applyRefund(deps, refundId, answer.value)) !== 'still_open') return;
  } else if (answer.kind === 'rejected' || (answer.kind === 'not_found' && refund.provider_id === null)) {
    // Rejected for good (too late, already refunded): the money stays with the customer, on the balance.
    deps.log.error({ refundId, answer: answer.kind }, 'the provider refused a refund');
    const refusal = answer.kind === 'rejected' ? answer.code : answer.kind;
    await inTransaction(deps.db, (tx) =>
      settleRefund(deps, tx, refundId, { status: 'canceled', providerId: null, refusal }),
    );
    return;
  }
  await inTransaction(deps.db, (tx) =>
    deps.enqueue(tx, 'refund.send', [{ refundId }], { startAfterSeconds: AGAIN_SECONDS }),
  );
}

function askProvider(deps: MoneyDeps, refund: Refund): Promise<ProviderAnswer<ProviderRefund>> {
  if (refund.provider_id !== null) return deps.yookassa.getRefund(refund.provider_id);
  const amount = kopecks(refund.amount);
  const vatCode = vatCodeOf(deps.config.vatCodes, refund.brand, refund.created_at);
  return deps.yookassa.createRefund(refund.id, {
    payment_id: refund.payment_provider_id,
    amount: amountOf(amount),
    description: refund.reason.slice(0, 250),
    receipt: receiptOf(receiptEmailOf(refund), [{ title: titleOf(refund), amount }], modeOf(refund), vatCode),
  });
}

const titleOf = ({ title, price_breakdown: price }: Refund): string =>
  title === null ? TITLE_OF_ADVANCE : soldAs(title, price);

/**
 * 54-FZ: the receipt of a refund uses the mode of the receipt it reverses. For an item that was not delivered the card's
 * whole part is refunded; when that is less than the price, the balance paid the rest.
 */
function modeOf({ payment_mode: mode, item_status: status, amount, price }: Refund): PaymentMode {
  if (mode !== null) return mode;
  if (status === 'done') return 'full_payment';
  return price !== null && amount < price ? 'partial_prepayment' : 'full_prepayment';
}
