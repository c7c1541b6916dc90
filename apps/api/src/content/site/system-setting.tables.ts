import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    system_setting: { key: string; text: string; enabled: boolean; updated_at: Generated<Date> };
  }
}
