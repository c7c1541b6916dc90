import type { LineDoubt, LineState } from '@proverka/contract/bank-statement';
import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    bank_statement: {
      id: string;
      file_name: string;
      file_hash: Buffer;
      format: 'exchange' | 'csv';
      period_from: string | null;
      period_to: string | null;
      /** Payments to us in the file, each once. */
      incoming: number;
      repeated: number;
      foreign_lines: number;
      stated_received: number | null;
      read_received: number;
      uploaded_by: string;
      uploaded_at: Date;
    };
    bank_line: {
      id: string;
      statement_id: string;
      line_key: Buffer;
      payment_key: Buffer;
      account: string;
      direction: 'in' | 'out';
      number: string;
      document_date: string;
      credited_on: string | null;
      amount: number;
      other_name: string;
      other_inn: string;
      other_account: string;
      purpose: string;
      state: LineState;
      doubt: LineDoubt | null;
      invoice_id: string | null;
      decided_by: string | null;
      decided_at: Date | null;
      decision_reason: Generated<string>;
      anonymised_at: Generated<Date | null>;
    };
  }
}
