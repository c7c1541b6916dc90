import type { Generated } from 'kysely';

declare module './schema.ts' {
  interface Schema {
    schema_migration: { name: string; hash: string; applied_at: Generated<Date> };
  }
}
