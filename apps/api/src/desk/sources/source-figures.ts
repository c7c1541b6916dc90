import type { NoParameters } from '@proverka/sql/named-sql';
import type { SilenceCause, SourceMode, SourceName } from '@proverka/contract/desk-sources';
import { statement } from '#platform/db/statement.ts';

export interface FiguresRow {
  readonly source: SourceName;
  readonly start: Date;
  readonly questions: number;
  readonly failed: number;
  readonly cached: number;
  readonly steps: readonly number[];
}

const steps = Array.from({ length: 10 }, (_, place) => `sum(steps[${place + 1}])::int`).join(', ');
const sums = `sum(questions)::int as questions, sum(failed)::int as failed, sum(cached)::int as cached, array[${steps}] as steps`;

/** The hour by the database, whose clock the figures follow. */
export const CLOCK = statement<NoParameters, { hour: Date }>(`select date_trunc('hour', now()) as hour`);

/** Of each hour of the last 24, the current one included. */
export const HOURS = statement<NoParameters, FiguresRow>(`
  select source, date_trunc('hour', minute) as start, ${sums} from source_minute
  where minute >= date_trunc('hour', now()) - interval '23 hours' and minute <= now() group by 1, 2`);

/** Of the last sixty minutes. */
export const LAST_HOUR = statement<NoParameters, FiguresRow>(`
  select source, now() as start, ${sums} from source_minute
  where minute > now() - interval '1 hour' and minute <= now() group by 1`);

export const CAUSES = statement<
  NoParameters,
  { source: SourceName; cause: SilenceCause; questions: number }
>(`
  select source, cause, count(*)::int as questions from source_call
  where cause is not null and asked_at > now() - interval '1 hour' and asked_at <= now()
  group by 1, 2 order by questions desc, cause`);

/** To a minute; within the two days that are remembered. */
export const LAST_ANSWERS = statement<NoParameters, { source: SourceName; at: Date }>(`
  select source, max(minute) as at from source_minute where questions > failed and minute <= now() group by 1`);

export const SPENT = statement<NoParameters, { source: SourceName; today: number; month: number }>(`
  with moscow as (select (now() at time zone 'Europe/Moscow')::date as today)
  select source, coalesce(sum(kopecks) filter (where day = today), 0)::bigint as today, sum(kopecks)::bigint as month
  from source_day, moscow where day >= date_trunc('month', today)::date group by 1`);

export const MODES = statement<
  NoParameters,
  { source: SourceName; mode: SourceMode; by: string; at: Date; reason: string }
>(`
  select m.source, m.mode, u.name as by, m.chosen_at as at, m.reason
  from source_mode m join app_user u on u.id = m.chosen_by`);

export const WAITING = statement<NoParameters, { type: string; waiting: number; unasked: number }>(`
  select type, count(*)::int as waiting, count(*) filter (where ticket ->> 'ticket' is null)::int as unasked
  from report_task where status in ('queued', 'running') group by 1`);
