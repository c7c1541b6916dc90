import type { PaymentMode } from './receipt.domain.ts';

/** Why money goes back to what paid; each cause has one refund per payment. */
export type RefundCause =
  /** The item failed or was given up before its delivery. */
  | { readonly kind: 'failed'; readonly itemId: string }
  | { readonly kind: 'checks'; readonly itemId: string; readonly mode: PaymentMode }
  /** A part of a delivered item. */
  | { readonly kind: 'return'; readonly itemId: string; readonly returnId: string }
  /** An unspent advance. */
  | { readonly kind: 'advance'; readonly proposalId: string };

interface CauseColumns {
  readonly item_id: string | null;
  readonly return_id: string | null;
  readonly proposal_id: string | null;
  readonly for_checks: boolean;
  /** 54-FZ: of the receipt it reverses; null where the item's status and the sums tell. */
  readonly payment_mode: PaymentMode | null;
}

const nothing = { item_id: null, return_id: null, proposal_id: null, for_checks: false, payment_mode: null };

export function columnsOf(cause: RefundCause): CauseColumns {
  switch (cause.kind) {
    case 'failed':
      return { ...nothing, item_id: cause.itemId };
    case 'checks':
      return { ...nothing, item_id: cause.itemId, for_checks: true, payment_mode: cause.mode };
    case 'return':
      return {
        ...nothing,
        item_id: cause.itemId,
        return_id: cause.returnId,
        payment_mode: 'full_payment',
      };
    case 'advance':
      return { ...nothing, proposal_id: cause.proposalId, payment_mode: 'advance' };
    default:
      return cause satisfies never;
  }
}
