import type { NoParameters } from '@proverka/sql/named-sql';
import type { SourceName } from '@proverka/contract/desk-sources';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { SourceTrouble } from './trouble-words.domain.ts';

interface Row {
  readonly source: SourceName;
  readonly silent_since: Date | null;
  readonly is_manual: boolean;
}

const TROUBLES = statement<NoParameters, Row>(`
  select coalesce(o.source, m.source) as source, o.opened_at as silent_since, m.source is not null as is_manual
  from (select source, opened_at from source_outage where closed_at is null) o
  full join (select source from source_mode where mode = 'manual') m on m.source = o.source
  order by 1`);

export type Troubles = ReadonlyMap<SourceName, SourceTrouble>;

/** The sources that do not answer now, or that the staff asks by hand; the same for every process. */
export async function readTroubles(db: Connection): Promise<Troubles> {
  const rows = await TROUBLES(db);
  return new Map(
    rows.map(({ source, silent_since: silentSince, is_manual: isManual }) => [
      source,
      { source, silentSince, isManual },
    ]),
  );
}
