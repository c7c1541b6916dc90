import { statement } from '../db/statement.ts';
import type { Connection } from '../db/transaction.ts';
import { lostAnchor } from './anchors.ts';
import type { Anchor } from './anchors.ts';
import { eventDigest, linkHash } from './chain-sql.ts';
import { LATE_MS } from './link-events.ts';

/** What is wrong with the journal, and where first. */
export type Break =
  | {
      readonly kind: 'event changed' | 'event deleted' | 'event inserted' | 'event not sealed';
      readonly seq: number;
    }
  | { readonly kind: 'link changed' | 'link deleted' | 'anchor lost'; readonly link: number };

export interface Verified {
  readonly links: number;
  readonly events: number;
  readonly broken: Break | null;
}

const LINKS_AT_ONCE = 50;

interface CheckedLink {
  readonly no: number;
  readonly is_sealed: boolean;
  readonly events: number;
  readonly seq: number | null;
  readonly is_deleted: boolean | null;
}

/** Links in their order, each with its first event that is not as it was sealed. */
const CHECK = statement<{ after: number; most: number }, CheckedLink>(`
  with links as (
    select l.*, (select p.hash from audit_link p where p.no = l.no - 1) as previous
    from audit_link l where l.no > :after order by l.no limit :most)
  select l.no, octet_length(l.digests) / 32 as events,
    l.hash = ${linkHash({ previous: 'l.previous', no: 'l.no', madeAt: 'l.made_at', events: 'l.events', digests: 'l.digests' })}
      as is_sealed, bad.seq, bad.is_deleted
  from links l
  left join lateral (
    select m.seq, e.seq is null as is_deleted
    from (select seq, row_number() over (order by seq) as place
      from unnest(l.events) part, generate_series(lower(part), upper(part) - 1) as seq) m
    left join audit_event e on e.seq = m.seq
    where e.seq is null or substr(l.digests, (32 * (m.place - 1) + 1)::int, 32) <> ${eventDigest('e')}
    order by m.seq limit 1
  ) bad on true
  order by l.no`);

/**
 * An event that no link has, although its number is below those that may still become visible, or was never given; or one
 * that has waited too long for its link.
 */
const UNSEALED = statement<{ settled: Date }, { seq: number; is_inserted: boolean }>(`
  with sealed as (select coalesce(range_agg(part), '{}') as numbers from audit_link, unnest(events) part),
  bounds as (select coalesce((select reaches from audit_link where made_at <= :settled order by no desc limit 1), 0) as horizon,
    coalesce((select reaches from audit_link order by no desc limit 1), 0) as reach,
    (select last_value from audit_event_seq_seq) as given)
  select e.seq, true as is_inserted from sealed, bounds, unnest(int8multirange(int8range(0, horizon)) - numbers) gap
    join audit_event e on e.seq >= lower(gap) and e.seq < upper(gap)
  union all select e.seq, true from audit_event e, bounds where e.seq > given or e.seq < 0
  union all select e.seq, false from audit_event e, bounds
    where e.seq >= reach and e.seq <= given and e.happened_at <= :settled
  order by seq limit 1`);

/** Compares the whole journal with its chain, and the chain with hashes kept elsewhere. Reads only. */
export async function verifyChain(db: Connection, now: Date, anchors: readonly Anchor[]): Promise<Verified> {
  let links = 0;
  let events = 0;
  for (;;) {
    const checked = await CHECK(db, { after: links, most: LINKS_AT_ONCE });
    for (const link of checked) {
      const broken = breakOf(link, links + 1);
      if (broken !== null) return { links, events, broken };
      links = link.no;
      events += link.events;
    }
    if (checked.length < LINKS_AT_ONCE) break;
  }
  const [stray] = await UNSEALED(db, { settled: new Date(now.getTime() - LATE_MS) });
  if (stray !== undefined) return { links, events, broken: strayBreak(stray) };
  const lost = await lostAnchor(db, anchors);
  return { links, events, broken: lost === undefined ? null : { kind: 'anchor lost', link: lost.link } };
}

function breakOf(
  { no, is_sealed: isSealed, seq, is_deleted: isDeleted }: CheckedLink,
  expected: number,
): Break | null {
  if (no !== expected) return { kind: 'link deleted', link: expected };
  if (!isSealed) return { kind: 'link changed', link: no };
  return seq === null ? null : { kind: isDeleted === true ? 'event deleted' : 'event changed', seq };
}

const strayBreak = ({ seq, is_inserted: isInserted }: { seq: number; is_inserted: boolean }): Break => ({
  kind: isInserted ? 'event inserted' : 'event not sealed',
  seq,
});
