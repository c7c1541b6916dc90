import type { Payee, PayoutState } from '@proverka/contract/money-proposal';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    payout_file: { id: string; account: string; made_by: string; made_at: Date };
    payout: {
      id: string;
      kind: 'advance_return' | 'partner_payout';
      user_id: string;
      amount: number;
      account: string;
      number: Generated<number>;
      /** Empty once its term is over. */
      payee: Json<Payee>;
      purpose: string;
      state: PayoutState;
      file_id: string | null;
      line_id: string | null;
      created_at: Date;
      due_on: string;
      ended_at: Date | null;
      ended_by: string | null;
    };
  }
}
