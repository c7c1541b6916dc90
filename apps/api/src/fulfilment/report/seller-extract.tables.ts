import type { StoredSignature } from '#registers/signature-words.domain.ts';
import type { BrandId } from '@proverka/brand/host';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

/** What an uploaded document is, told before its report is ordered. */
export interface ExtractSummary {
  readonly title: string;
  readonly address: string;
  /** ISO. */
  readonly date: string | null;
  readonly number: string;
}

declare module '#platform/db/schema.ts' {
  interface Schema {
    seller_extract: {
      id: string;
      user_id: string | null;
      brand: BrandId;
      file_name: string;
      file_hash: string;
      cadastral_number: string;
      summary: Json<ExtractSummary>;
      signature: Json<StoredSignature>;
      is_ordered: Generated<boolean>;
      created_at: Date;
      expires_at: Date;
    };
  }
}
