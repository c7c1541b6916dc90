import type { DealDocumentKind, DealSeller, DealStep } from '@proverka/contract/deal';
import type { DisputeDocumentType } from '@proverka/contract/dispute';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    deal: {
      id: string;
      user_id: string;
      object_key: string;
      object_address: string;
      advert_id: string | null;
      sellers: Json<readonly DealSeller[]>;
      steps: Json<readonly DealStep[]>;
      notes: Generated<string>;
      version: Generated<number>;
      created_at: Date;
      changed_at: Date;
    };
    deal_document: {
      id: string;
      deal_id: string;
      file_name: string;
      type: DisputeDocumentType;
      bytes: number;
      file_hash: string;
      sealed_key: Buffer;
      uploaded_at: Date;
      kind: Generated<DealDocumentKind | null>;
      title: Generated<string>;
      added_at: Generated<Date | null>;
    };
  }
}
