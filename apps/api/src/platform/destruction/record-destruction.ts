import { statement } from '../db/statement.ts';
import type { Transaction } from '../db/transaction.ts';

export interface Destroyed {
  /** An id or number that says nothing without the destroyed data; empty where rows name nobody. */
  readonly subject: string;
  readonly rows: number;
  readonly files: number;
}

interface Entry {
  readonly duty: string;
  readonly at: Date;
  readonly entries: string;
}

// The day is one of Moscow; an act is kept for three years from its day (order 179 of Roskomnadzor, point 8).
const RECORD = statement<Entry>(`
  with given as (
    select subject, rows, files from jsonb_to_recordset(:entries::jsonb) as e (subject text, rows integer, files integer)
  ), day as (
    select (:at::timestamptz at time zone 'Europe/Moscow')::date as made_on
  ), act as (
    insert into destruction_act as a (duty, made_on, subjects, rows, files, remove_on)
    select :duty, d.made_on, g.subjects, g.rows, g.files, (d.made_on + interval '3 years')::date
    from day d, (select count(*) as subjects, sum(rows) as rows, sum(files) as files from given) g
    on conflict (duty, made_on) do update set
      subjects = a.subjects + excluded.subjects, rows = a.rows + excluded.rows, files = a.files + excluded.files
    returning made_on
  )
  insert into destruction_entry (duty, made_on, subject, rows, files, destroyed_at)
  select :duty, act.made_on, g.subject, g.rows, g.files, :at from given g, act`);

/** Writes into the day's act of a duty what the same transaction destroys (152-FZ, article 21, part 7). */
export async function recordDestruction(
  tx: Transaction,
  duty: string,
  at: Date,
  destroyed: readonly Destroyed[],
): Promise<void> {
  if (destroyed.length > 0) await RECORD(tx, { duty, at, entries: JSON.stringify(destroyed) });
}
