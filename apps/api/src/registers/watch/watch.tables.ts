import type { SilenceCause, SourceMode, SourceSilence } from '@proverka/contract/desk-sources';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    source_call: {
      id: Generated<number>;
      source: string;
      question: string;
      cause: SilenceCause | null;
      ms: number;
      asked_at: Generated<Date>;
    };
    source_minute: {
      source: string;
      minute: Date;
      questions: number;
      failed: number;
      cached: number;
      steps: number[];
    };
    source_day: {
      source: string;
      day: string;
      questions: number;
      failed: number;
      cached: number;
      kopecks: number;
    };
    source_mode: {
      source: string;
      mode: SourceMode;
      chosen_by: string;
      chosen_at: Date;
      reason: string;
    };
    source_outage: {
      id: string;
      source: string;
      opened_at: Date;
      closed_at: Date | null;
      closed_as: 'recovered' | 'quiet' | null;
      questions: number;
      failed: number;
      causes: Json<SourceSilence>;
      note: Generated<string>;
      noted_by: string | null;
      noted_at: Date | null;
      version: Generated<number>;
    };
  }
}
