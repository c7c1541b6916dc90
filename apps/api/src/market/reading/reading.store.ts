import { statement } from '#platform/db/statement.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';

export interface Reading {
  readonly stage: 'active' | 'all' | 'changes';
  readonly next_offset: number;
  readonly since: string | null;
  readonly begun_on: string;
  readonly read_rows: number;
  readonly aside_rows: number;
  readonly trouble: string | null;
  readonly read_until: string | null;
  readonly changed_at: Date;
}

const SOURCE = 'adverts';

const LOCK = statement<{ source: string }, Reading>(
  'select * from advert_reading where source = :source for update',
);
const FIND = statement<{ source: string }, Reading>('select * from advert_reading where source = :source');
const BEGIN = statement<{ source: string; today: string; now: Date }>(`
  insert into advert_reading (source, stage, begun_on, changed_at) values (:source, 'active', :today, :now)
  on conflict (source) do nothing`);
const SAVE = statement<{
  source: string;
  stage: string;
  offset: number;
  since: string | null;
  begunOn: string;
  rows: number;
  aside: number;
  trouble: string | null;
  until: string | null;
  now: Date;
}>(`
  update advert_reading set stage = :stage, next_offset = :offset, since = :since, begun_on = :begunOn, read_rows = :rows,
    aside_rows = :aside, trouble = :trouble, read_until = :until, changed_at = :now
  where source = :source`);

/** How far adverts were read; null before the first reading. */
export const findReading = async (connection: Connection): Promise<Reading | null> =>
  (await FIND(connection, { source: SOURCE }))[0] ?? null;

/** The reading, locked; begun when there is none. */
export async function lockReading(tx: Transaction, today: string, now: Date): Promise<Reading> {
  await BEGIN(tx, { source: SOURCE, today, now });
  const [reading] = await LOCK(tx, { source: SOURCE });
  if (reading === undefined) throw new Error('the reading of adverts is gone');
  return reading;
}

export const saveReading = (
  tx: Transaction,
  reading: Omit<Reading, 'changed_at'>,
  now: Date,
): Promise<unknown> =>
  SAVE(tx, {
    source: SOURCE,
    stage: reading.stage,
    offset: reading.next_offset,
    since: reading.since,
    begunOn: reading.begun_on,
    rows: reading.read_rows,
    aside: reading.aside_rows,
    trouble: reading.trouble,
    until: reading.read_until,
    now,
  });
