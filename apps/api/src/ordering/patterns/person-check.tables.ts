import type { PausePattern } from '@proverka/contract/check-pause';
import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    person_check: {
      user_id: string;
      person_key: Buffer;
      order_id: string;
      checked_at: Date;
    };
    check_pause: {
      id: string;
      user_id: string;
      pattern: PausePattern;
      counted: number;
      allowed: number;
      opened_at: Date;
      kept_at: Generated<Date | null>;
      kept_by: Generated<string | null>;
      ended_at: Generated<Date | null>;
      ended_by: Generated<string | null>;
      reason: Generated<string>;
    };
  }
}
