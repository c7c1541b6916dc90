import type { GeneratedAlways } from 'kysely';
import type { Json } from '../db/columns.ts';
import type { Fact } from './events.domain.ts';

type FactsColumn = Json<Readonly<Record<string, Fact>>> | null;

declare module '../db/schema.ts' {
  interface Schema {
    audit_event: {
      seq: GeneratedAlways<number>;
      happened_at: Date;
      event: string;
      user_id: string | null;
      role: number | null;
      by: string;
      credential_id: string | null;
      owner_id: string | null;
      subject: string | null;
      before: FactsColumn;
      after: FactsColumn;
      acted_by: string | null;
    };
    audit_link: {
      no: number;
      made_at: Date;
      events: string;
      reaches: number;
      digests: Buffer;
      hash: Buffer;
    };
    audit_event_detail: {
      seq: number;
      address: string | null;
      user_agent: string | null;
      reason: string | null;
    };
  }
}
