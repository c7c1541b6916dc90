import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    phone_verification: {
      user_id: string;
      phone: string;
      code_hash: Buffer;
      attempts: Generated<number>;
      sent_at: Date;
      expires_at: Date;
    };
  }
}
