import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    entry_code: {
      code_hash: Buffer;
      session_id: string;
      host: string;
      expires_at: Date;
      spent_at: Date | null;
      impersonation_id: Generated<string | null>;
    };
  }
}
