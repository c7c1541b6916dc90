import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    subject_block: {
      id: string;
      person_key: Buffer;
      request_id: string;
      blocked_at: Date;
      ended_at: Generated<Date | null>;
    };
  }
}
