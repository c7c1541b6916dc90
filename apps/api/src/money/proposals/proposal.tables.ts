import type { Payee, ProposalKind, ProposalState } from '@proverka/contract/money-proposal';
import type { Json } from '#platform/db/columns.ts';

/** What exactly is to happen; empty once its term is over. Amounts are kopecks and stand in the row. */
export interface ProposalArguments {
  readonly purse?: 'paid' | 'bonus';
  readonly direction?: 'credit' | 'debit';
  readonly payee?: Payee;
  /** Of an advance: the top-ups it is refunded to, in kopecks; the rest of it goes to the payee. `place`: «на карту ··4444». */
  readonly cards?: readonly {
    readonly payment_id: string;
    readonly amount: number;
    readonly place: string;
  }[];
  /** Of a payment by hand. */
  readonly orderId?: string;
}

declare module '#platform/db/schema.ts' {
  interface Schema {
    money_proposal: {
      id: string;
      kind: ProposalKind;
      user_id: string;
      amount: number;
      arguments: Json<ProposalArguments>;
      arguments_hash: Buffer;
      reason: string;
      document: string;
      needs_second: boolean;
      made_by: string;
      made_at: Date;
      state: ProposalState;
      decided_by: string | null;
      decided_at: Date | null;
    };
  }
}
