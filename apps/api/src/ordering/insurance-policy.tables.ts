import type { Insurer } from '@proverka/contract/insurance';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    insurance_document: { hash: string; content: Buffer };
    insurance_policy: {
      item_id: string;
      number: Generated<number>;
      series: string;
      insurer: Json<Insurer>;
      premium: number;
      terms_hash: string;
      policy_hash: string;
      ordered_at: Date;
    };
  }
}
