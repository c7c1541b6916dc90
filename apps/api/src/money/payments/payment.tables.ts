import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';
import type { PaymentMode } from './receipt.domain.ts';

type PaymentStatus = 'creating' | 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled' | 'rejected';

declare module '#platform/db/schema.ts' {
  interface Schema {
    payment: {
      id: string;
      order_id: string;
      user_id: string;
      provider_id: string | null;
      status: PaymentStatus;
      amount: number;
      confirmation_token: string | null;
      confirmation_url: Generated<string | null>;
      return_url: Generated<string | null>;
      /** What paid, as the provider calls it. */
      instrument: Generated<string | null>;
      instrument_tail: Generated<string>;
      cancellation: Json<unknown> | null;
      created_at: Date;
      final_at: Date | null;
      checked_at: Date | null;
      checks: Generated<number>;
      next_check_at: Date | null;
    };
    payment_notification: {
      id: string;
      event: string;
      object_id: string;
      status: string;
      body: Json<unknown>;
      address: string | null;
      received_at: Date;
      outcome: string | null;
      processed_at: Date | null;
    };
    item_return: {
      id: string;
      item_id: string;
      returned_by: string;
      to_balance: number;
      to_card: number;
      reason: string;
      created_at: Date;
    };
    refund: {
      id: string;
      payment_id: string;
      order_id: string;
      /** null for an advance. */
      item_id: string | null;
      return_id: Generated<string | null>;
      proposal_id: Generated<string | null>;
      provider_id: string | null;
      status: 'creating' | 'pending' | 'succeeded' | 'canceled';
      amount: number;
      reason: string;
      /** Why the provider refused it. */
      refusal: Generated<string>;
      /** Of the prices of skipped checks; otherwise of the item itself. */
      for_checks: Generated<boolean>;
      /** Of its receipt, where the item's status does not tell. */
      payment_mode: Generated<PaymentMode | null>;
      created_at: Date;
      final_at: Date | null;
    };
    check_return: {
      item_id: string;
      task_type: string;
      bonus: number;
      paid: number;
      to_card: number;
      created_at: Date;
    };
    receipt: {
      id: string;
      item_id: string | null;
      conclusion_id: Generated<string | null>;
      payment_id: string;
      amount: number;
      provider_id: string | null;
      status: 'created' | 'pending' | 'succeeded' | 'canceled';
      created_at: Date;
      sent_at: Date | null;
    };
  }
}
