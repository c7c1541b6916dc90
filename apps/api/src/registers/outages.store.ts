import type { SourceName, SourceOutage, SourceSilence } from '@proverka/contract/desk-sources';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { sourceTitles } from './source-titles.ts';
import { troubleWords } from './trouble-words.domain.ts';

interface Row {
  readonly id: string;
  readonly source: SourceName;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
  readonly closed_as: 'recovered' | 'quiet' | null;
  readonly questions: number;
  readonly failed: number;
  readonly causes: SourceSilence;
  readonly note: string;
  readonly noted_by: string;
  readonly noted_at: Date | null;
  readonly version: number;
}

interface Wanted {
  readonly id: string | null;
  readonly source: SourceName | null;
  /** The id of the last one shown. */
  readonly before: string | null;
  readonly isOpenOnly: boolean;
  readonly limit: number;
}

const OUTAGES = statement<Wanted, Row>(`
  select o.id, o.source, o.opened_at, o.closed_at, o.closed_as, o.questions, o.failed, o.causes, o.note,
    coalesce(u.name, '') as noted_by, o.noted_at, o.version
  from source_outage o left join app_user u on u.id = o.noted_by
  where (:id::uuid is null or o.id = :id) and (:source::text is null or o.source = :source)
    and (:before::uuid is null
      or (o.opened_at, o.id) < (select b.opened_at, b.id from source_outage b where b.id = :before))
     and (not :isOpenOnly or o.closed_at is null)
  order by o.opened_at desc, o.id desc limit :limit`);

const all: Wanted = { id: null, source: null, before: null, isOpenOnly: false, limit: 100 };

/** Outages of sources, the latest first. */
export const readOutages = async (db: Connection, wanted: Partial<Wanted>): Promise<SourceOutage[]> =>
  (await OUTAGES(db, { ...all, ...wanted })).map(viewOutage);

const viewOutage = (row: Row): SourceOutage => ({
  outage_id: row.id,
  source: row.source,
  title: sourceTitles[row.source],
  opened_at: row.opened_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  closed_as: row.closed_as,
  questions: row.questions,
  failed: row.failed,
  causes: [...row.causes],
  text: troubleWords({ source: row.source, silentSince: row.opened_at, isManual: false }),
  note: row.note,
  noted_by: row.noted_by,
  noted_at: row.noted_at?.toISOString() ?? null,
  version: row.version,
});
