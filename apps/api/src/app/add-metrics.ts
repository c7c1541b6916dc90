import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { addSourceMetrics } from '#desk/source-metrics.ts';
import { addMoneyMetrics } from '#money/money-metrics.ts';
import { cachedFor } from '#platform/cached-for.ts';
import { addOutboxMetrics } from '#platform/metrics/outbox-metrics.ts';
import type { OutboxRow } from '#platform/metrics/outbox-metrics.ts';
import { READ_AGAIN_MS, addQueueMetrics } from '#platform/metrics/queue-metrics.ts';
import { takeTurns } from '#platform/metrics/take-turns.ts';
import type { Deps } from './deps.ts';

/**
 * What is to be sent to others, by the table it is written to. A letter that no job is going to send any more was refused too often:
 * it is counted apart and never late, or one wrong address would look like a mail server that stands.
 */
const readOutboxes = async ({ db }: Pick<Deps, 'db'>): Promise<readonly OutboxRow[]> => {
  const { rows } = await sql<OutboxRow>`
    with letter as (
      select created_at, id::text in (
        select data ->> 'mailId' from pgboss.job
        where name in ('mail.send', 'mailing.letter') and state < 'completed'
      ) as is_waiting
      from mail_outbox where sent_at is null
    )
    select 'mail' as outbox, count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as lag
    from letter where is_waiting
    union all
    select 'mail given up', count(*)::int, 0 from letter where not is_waiting
    union all
    select 'webhooks', count(*)::int, coalesce(extract(epoch from now() - min(due_at)), 0)::float8
    from webhook_delivery where status = 'waiting'
    union all
    select 'conversions', count(*)::int, coalesce(extract(epoch from now() - min(due_at)), 0)::float8
    from conversion where status in ('waiting', 'sending')`.execute(db);
  return rows;
};

/** Figures of the whole business: read from the database, so that every process says the same and one is enough. */
export function addMetrics(registry: Registry, deps: Deps): void {
  const inTurn = takeTurns();
  const outboxes = cachedFor(READ_AGAIN_MS, () => readOutboxes(deps));
  addSourceMetrics(registry, deps, inTurn);
  addQueueMetrics(registry, deps, inTurn);
  addOutboxMetrics(registry, deps, () => inTurn(outboxes));
  addMoneyMetrics(registry, deps, inTurn);
}
