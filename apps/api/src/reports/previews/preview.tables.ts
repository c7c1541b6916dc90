import type { KnownSubject, PreviewTaskState } from '@proverka/contract/preview';
import type { SubjectData } from '@proverka/contract/subject';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    preview: {
      id: string;
      product_id: string;
      /** The subject; null once all sources have answered. */
      subject: Json<SubjectData>;
      masked: string;
      /** What a public register says of a company or a car; null for people, and until it has answered. */
      known: Json<KnownSubject> | null;
      created_at: Date;
      expires_at: Date;
      person_keys: Generated<Buffer[]>;
    };
    preview_task: {
      preview_id: string;
      type: string;
      state: PreviewTaskState;
      ticket: string | null;
      /** The number of failed attempts. */
      looks: Generated<number>;
      records: number | null;
      namesakes: number | null;
      facts: Json<{ name: string; value: string }[]>;
      source: Generated<string>;
      source_date: string | null;
    };
  }
}
