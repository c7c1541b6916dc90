import { statement } from '../db/statement.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import type { PlatformDeps } from '../deps.ts';
import { eventDigest, linkHash } from './chain-sql.ts';

/** A number below the chain's end may still become visible for so long; a transaction lives for seconds. */
export const LATE_MS = 3600_000;

const MOST_EVENTS = 1000;

const LOCK = statement(`select pg_advisory_xact_lock(hashtext('audit_link'))`);

/**
 * Numbers are given at the insert, so that rows may become visible out of order. New events are those beyond the chain's
 * end, and those in its recent gaps. A number that the sequence has not given yet was written by nobody of ours.
 */
const LINK = statement<{ now: Date; settled: Date; most: number }, { events: number }>(`
  with last as (select no, hash, reaches from audit_link order by no desc limit 1),
  recent as (select coalesce(range_agg(part), '{}') as sealed
    from audit_link, unnest(events) part where made_at > :settled),
  bounds as (select
    coalesce((select reaches from last), 0) as reach,
    coalesce((select reaches from audit_link where made_at <= :settled order by no desc limit 1), 0) as horizon),
  chosen as (
    (select e.* from recent, bounds,
       unnest(int8multirange(int8range(horizon, reach)) - sealed) gap
       join audit_event e on e.seq >= lower(gap) and e.seq < upper(gap)
     order by e.seq limit :most)
    union all
    (select e.* from audit_event e
     where e.seq >= (select reach from bounds) and e.seq <= (select last_value from audit_event_seq_seq)
     order by e.seq limit :most)
    order by seq limit :most),
  made as (select
    coalesce((select no from last), 0) + 1 as no,
    range_agg(int8range(e.seq, e.seq + 1)) as events,
    greatest((select reach from bounds), max(e.seq) + 1) as reaches,
    string_agg(${eventDigest('e')}, ''::bytea order by e.seq) as digests,
    count(*)::int as counted
    from chosen e having count(*) > 0),
  written as (
    insert into audit_link (no, made_at, events, reaches, digests, hash)
    select no, :now, events, reaches, digests, ${linkHash({
      previous: '(select hash from last)',
      no: 'no',
      madeAt: ':now::timestamptz',
      events: 'events',
      digests: 'digests',
    })} from made)
  select counted as events from made`);

/** Seals every event that is committed. One chain: whoever makes links waits for the others. */
export async function linkEvents({ db, now }: Pick<PlatformDeps, 'db' | 'now'>): Promise<number> {
  for (let linked = 0; ;) {
    const events = await inTransaction(db, (tx) => linkSome(tx, now()));
    linked += events;
    if (events < MOST_EVENTS) return linked;
  }
}

async function linkSome(tx: Transaction, now: Date): Promise<number> {
  await LOCK(tx);
  const [made] = await LINK(tx, { now, settled: new Date(now.getTime() - LATE_MS), most: MOST_EVENTS });
  return made?.events ?? 0;
}
