import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    data_export: {
      id: string;
      user_id: string;
      requested_at: Date;
      ready_at: Generated<Date | null>;
      expires_at: Generated<Date | null>;
      file_hash: Generated<string | null>;
      removed_at: Generated<Date | null>;
    };
    account_deletion: {
      user_id: string;
      number: string;
      requested_at: Date;
      destroy_after: Date;
      destroy_before: Date;
      destroyed_at: Generated<Date | null>;
      destroyed: Json<Record<string, number>> | null;
    };
  }
}
