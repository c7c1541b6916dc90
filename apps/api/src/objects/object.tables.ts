import type { ObjectDetails, ObjectInfo } from '@proverka/contract/object';
import type { Json } from '../db/columns.ts';

export interface ObjectTables {
  property_object: {
    key: string;
    info: Json<ObjectInfo>;
    source: string;
    fetched_at: Date;
    details: Json<ObjectDetails> | null;
    details_at: Date | null;
  };
}
