import type { BrandId } from '@proverka/brand/host';
import type { Invoice } from '@proverka/contract/invoice';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';
import type { InvoiceContent } from '../invoice.domain.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    document_counter: { brand: BrandId; kind: Invoice['kind']; year: number; last: number };
    /** What acts for a period tell of. */
    act_transfer: { transfer_id: string; invoice_id: string };
    invoice: {
      id: string;
      kind: Invoice['kind'];
      number: string;
      brand: BrandId;
      user_id: string;
      payer_id: string;
      payer_revision: number;
      subject: string;
      order_id: string | null;
      transaction_id: string | null;
      /** Below zero only for an act of a period. */
      amount: number;
      /** Days of an act for a period, both included. */
      period_from: string | null;
      period_to: string | null;
      issued_on: string;
      /** The last day on which the order it is for still waits; null for acts and older invoices. */
      valid_until: Generated<string | null>;
      content: Json<InvoiceContent>;
      created_at: Date;
      /** When its payer was taken out. */
      anonymised_at: Generated<Date | null>;
    };
  }
}
