import type { PreviewTaskState } from '@proverka/contract/preview';
import type { SubjectData } from '@proverka/contract/subject';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    preview: {
      id: string;
      product_id: string;
      /** Whom the sources are asked about; empty as soon as all have answered. */
      subject: Json<SubjectData>;
      masked: string;
      created_at: Date;
      expires_at: Date;
    };
    preview_task: {
      preview_id: string;
      type: string;
      state: PreviewTaskState;
      ticket: string | null;
      /** How often it came again. */
      looks: Generated<number>;
      records: number | null;
      namesakes: number | null;
      facts: Json<{ name: string; value: string }[]>;
      source: Generated<string>;
      source_date: string | null;
    };
  }
}
