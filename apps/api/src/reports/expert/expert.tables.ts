import type { ConclusionAuthor, ConclusionState } from '@proverka/contract/expert';
import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    expert_conclusion: {
      id: string;
      user_id: string;
      item_id: string;
      question: string;
      state: ConclusionState;
      price: number;
      text: Generated<string>;
      author: ConclusionAuthor | null;
      author_name: Generated<string>;
      writer_id: string | null;
      reason: Generated<string>;
      requested_at: Date;
      deadline_at: Date;
      closed_at: Date | null;
      expert_id: Generated<string | null>;
      draft: Generated<string>;
      draft_version: Generated<number>;
      draft_by: Generated<string | null>;
      draft_at: Generated<Date | null>;
      note: Generated<string>;
      note_by: Generated<string | null>;
      correction_due_at: Generated<Date | null>;
      corrected_at: Generated<Date | null>;
    };
    conclusion_template: {
      id: string;
      title: string;
      text: string;
      changed_by: string;
      changed_at: Date;
    };
  }
}
