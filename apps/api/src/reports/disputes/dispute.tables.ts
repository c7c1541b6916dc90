import type { Correction, DisputeDocumentType, DisputeOutcome } from '@proverka/contract/dispute';
import type { Finding } from '@proverka/contract/finding';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    dispute: {
      id: string;
      number: Generated<number>;
      item_id: string;
      user_id: string;
      finding_key: string;
      finding: Json<Finding>;
      text: string;
      document_name: string | null;
      document_type: DisputeDocumentType | null;
      document_bytes: number | null;
      document_hash: string | null;
      opened_at: Date;
      outcome: Generated<DisputeOutcome | null>;
      answer: Generated<string>;
      correction: Json<Correction> | null;
      answered_at: Generated<Date | null>;
      answered_by: Generated<string | null>;
    };
  }
}
