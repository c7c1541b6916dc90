import type { BrandId } from '@proverka/brand/host';
import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    support_request: {
      id: string;
      number: Generated<number>;
      brand: BrandId;
      user_id: string | null;
      name: string;
      email: string;
      text: string;
      page: string;
      created_at: Date;
    };
  }
}
