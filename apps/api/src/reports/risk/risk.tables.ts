import type { ConclusionAuthor } from '@proverka/contract/expert';
import type { Level } from '@proverka/contract/finding';
import type { RiskConclusion, SurveyAnswer, SurveyQuestion } from '@proverka/contract/risk-report';
import type { SubjectData } from '@proverka/contract/subject';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    risk_owner: {
      id: string;
      item_id: string;
      position: number;
      data: Json<SubjectData>;
      edits: Generated<number>;
      created_at: Date;
    };
    risk_report: {
      item_id: string;
      edits: Generated<number>;
      finished_at: Date | null;
      statement_updated_at: Date | null;
    };
    risk_survey: {
      owner_id: string;
      question: SurveyQuestion;
      answer: SurveyAnswer;
      comment: string;
      answered_at: Date;
    };
    risk_conclusion: {
      id: string;
      item_id: string;
      owner_id: string | null;
      author_id: string;
      author: ConclusionAuthor;
      author_name: Generated<string>;
      editor_name: Generated<string>;
      state: RiskConclusion['state'];
      level: Level;
      text: string;
      is_hidden: Generated<boolean>;
      created_at: Date;
      updated_at: Date;
    };
  }
}
