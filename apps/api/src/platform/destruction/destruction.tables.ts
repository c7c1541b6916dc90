import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    destruction_act: {
      duty: string;
      made_on: string;
      subjects: number;
      rows: number;
      files: number;
      remove_on: string;
    };
    destruction_entry: {
      id: Generated<number>;
      duty: string;
      made_on: string;
      subject: string;
      rows: number;
      files: number;
      destroyed_at: Date;
    };
  }
}
