import type { accountEndReasons } from '@proverka/contract/api-token';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    webhook: {
      id: string;
      user_id: string;
      url: string;
      secret_salt: Buffer | null;
      created_at: Date;
      deleted_at: Date | null;
      end_reason: Generated<'removed' | (typeof accountEndReasons)[number] | null>;
    };
    webhook_delivery: {
      id: Generated<string>;
      webhook_id: string;
      event: 'order.changed' | 'item.changed' | 'test';
      payload: Json<unknown>;
      status: Generated<'waiting' | 'delivered' | 'failed'>;
      attempts: Generated<number>;
      created_at: Generated<Date>;
      due_at: Generated<Date>;
      attempted_at: Date | null;
      answer_status: number | null;
      reason: Generated<string>;
    };
  }
}
