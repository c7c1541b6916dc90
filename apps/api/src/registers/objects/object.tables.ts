import type { ObjectInfo } from '@proverka/contract/object';
import type { KeptDetails } from './object-plan.domain.ts';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    property_object: {
      key: string;
      info: Json<ObjectInfo>;
      source: string;
      fetched_at: Date;
      details: Json<KeptDetails> | null;
      details_at: Date | null;
    };
  }
}
