import type { BrandId } from '@proverka/brand/host';
import type { ProductsByKind } from '@proverka/contract/wholesale';
import type { SubjectKind } from '@proverka/contract/subject';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';
import type { RowMetadata } from './read-row.domain.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    wholesale_batch: {
      id: string;
      user_id: string;
      brand: BrandId;
      title: string;
      header: Json<string[]> | null;
      products: Json<ProductsByKind>;
      rows_good: number;
      rows_bad: number;
      total: number;
      created_at: Date;
      expires_at: Date | null;
      order_id: string | null;
      skips_missing: Generated<boolean>;
    };
    wholesale_row: {
      batch_id: string;
      line: number;
      kind: SubjectKind | null;
      product_id: string | null;
      object_key: Generated<string>;
      object_address: Generated<string>;
      metadata: Json<RowMetadata>;
      note: Generated<string>;
      cells: Json<string[]>;
      reason: Generated<string>;
      item_id: string | null;
    };
  }
}
