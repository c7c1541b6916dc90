import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    ledger_account: {
      id: Generated<number>;
      code: string;
      kind: string;
      user_id: string | null;
      balance: Generated<number>;
      /** Charged and not refunded, in kopecks; on the `user_hold` account. */
      spent: Generated<number>;
      min_balance: number | null;
    };
    ledger_transfer: {
      id: Generated<string>;
      reference: string;
      /** Of a hold: the purse its money came from. */
      purse: Generated<'bonus' | 'paid' | 'card' | null>;
      debit_account: number;
      credit_account: number;
      hold_account: number | null;
      amount: number;
      kind: string;
      order_id: string | null;
      item_id: string | null;
      payment_id: string | null;
      created_at: Generated<Date>;
    };
    ledger_settlement: {
      transfer_id: string;
      outcome: 'posted' | 'voided';
      reference: string;
      created_at: Generated<Date>;
    };
    ledger_entry: { transfer_id: string; step: string; account: number; amount: number };
  }
}
