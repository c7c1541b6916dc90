import { sql } from 'kysely';
import { stuckTerms } from '#fulfilment/stuck.ts';
import type { DeskDeps } from './deps.ts';
import type { Sql } from './list-page.ts';

/** That a task `t` is under way for longer than usual, as `isStuck` says it; the constant serves the index of open tasks. */
export function stuckCondition(deps: DeskDeps): Sql {
  const { left, otherwise, most } = stuckTerms(deps);
  const now = deps.now();
  const leftOf = sql`coalesce((${JSON.stringify(left)}::jsonb ->> t.type)::int, ${otherwise}::int)`;
  return sql`t.status in ('queued', 'running')
    and t.deadline_at < ${now}::timestamptz + make_interval(secs => ${most}::int)
    and t.deadline_at < ${now}::timestamptz + make_interval(secs => ${leftOf})`;
}
