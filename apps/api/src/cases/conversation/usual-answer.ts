import type { BrandId } from '@proverka/brand/host';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';

/** The last cases of so many days, of which there have to be so many before anything is said. */
const DAYS = 60;
const AT_MOST = 500;
const AT_LEAST = 20;

/**
 * How long half of the customers wait for the first answer, in seconds; null while that is not known. Whoever still waits
 * counts with the time until now, so that a slow week is seen while it lasts.
 */
export async function usualAnswer(db: Connection, brand: BrandId, now: Date): Promise<number | null> {
  const { rows } = await sql<{ count: number; seconds: number | null }>`
    select count(*)::int as count,
      round(percentile_cont(0.5) within group (order by extract(epoch from waited)))::int as seconds
    from (
      select coalesce(
        (select min(m.created_at) from case_message m where m.case_id = c.id and m.author = 'staff'),
        ${now}
      ) - c.opened_at as waited
      from support_case c
      where c.brand = ${brand} and c.kind in ('question', 'report_error')
        and c.changed_at > ${now}::timestamptz - make_interval(days => ${DAYS}::int)
        and (c.state <> 'closed' or exists (
          select from case_message m where m.case_id = c.id and m.author = 'staff'
        ))
      order by c.changed_at desc limit ${AT_MOST}::int
    ) last`.execute(db);
  const [row] = rows;
  return row === undefined || row.count < AT_LEAST ? null : row.seconds;
}
