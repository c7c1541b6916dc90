import type { Metrics } from '@proverka/contract/desk-numbers';
import { sql } from 'kysely';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';

/** What is under way now, each as the list it opens counts it; each count has an index of just these rows. */
export async function viewMetrics({ db }: Pick<DeskDeps, 'db'>): Promise<Result<Metrics, never>> {
  const { rows } = await sql<Metrics>`select
    (select count(*)::int from customer_order where status = 'awaiting_payment') as unpaid_orders,
    (select count(distinct order_id)::int from order_item where status = 'queued') as orders_queued,
    (select count(distinct order_id)::int from order_item where status = 'running') as orders_running,
    (select count(distinct order_id)::int from order_item where status = 'needs_data') as orders_needing_data,
    (select count(*)::int from mail_outbox where sent_at is null) as unsent_letters,
    (select count(*)::int from payout where state = 'waiting') as payouts_waiting,
    (select count(*)::int from payout where state = 'in_file') as payouts_in_file,
    (select count(*)::int from support_case where state = 'open') as open_cases`.execute(db);
  const [now] = rows;
  if (now === undefined) throw new Error('counts have a row');
  return done(now);
}
