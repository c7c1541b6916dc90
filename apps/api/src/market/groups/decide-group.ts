import type { AdvertGroup } from '@proverka/contract/desk-adverts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { json } from '#platform/db/columns.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { MarketDeps } from '../deps.ts';
import { matchStreetsIn } from '../matching/match-street.ts';
import { moscowDay } from '../moscow-day.ts';
import { KEYS_BY_ID } from './group.store.ts';
import { groupsOf } from './view-groups.ts';

type DecideDeps = Pick<MarketDeps, 'db' | 'now'>;
type Groups = { readonly groups: AdvertGroup[] };

interface LockedAdvert {
  readonly id: number;
  readonly street: string;
  readonly id_city: number;
  readonly flat_key: number;
  /** Locked with the others, and in no group. */
  readonly isAside: boolean;
}

const STREETS = statement<{ ids: readonly number[] }, { street: string }>(
  'select distinct street from advert where id = any(:ids) and aside is null order by street',
);
/** Whole streets, in the order a matching locks them. */
const LOCK = statement<{ streets: readonly string[] }, LockedAdvert>(`
  select id, street, id_city, flat_key, aside is not null as "isAside" from advert where street = any(:streets) order by id for update`);
const DECIDE = statement<{ kind: 'same' | 'apart'; by: string; now: Date; reason: string }, { id: number }>(
  'insert into advert_decision (kind, decided_by, decided_at, reason) values (:kind, :by, :now, :reason) returning id',
);
const NOTE = statement<{ pairs: string; kind: 'same' | 'apart'; decisionId: number }>(`
  insert into advert_pair (first_id, second_id, weight, reasons, by_hand, decision_id)
  select first, second, 0, '[]', :kind, :decisionId from jsonb_to_recordset(:pairs::jsonb) as pair (first integer, second integer)
  on conflict (first_id, second_id) do update set by_hand = excluded.by_hand, decision_id = excluded.decision_id`);

/** Adverts of a group that are other flats than the rest; when all are named, each is one of its own. */
export const partGroup = (
  deps: DecideDeps,
  caller: Caller,
  { adverts, apart, reason }: { adverts: readonly number[]; apart: readonly number[]; reason: string },
): Promise<Result<Groups, 'advert_group_changed'>> =>
  inTransaction<Result<Groups, 'advert_group_changed'>>(deps.db, async (tx) => {
    const locked = await lockStreets(tx, adverts);
    const named = new Set(apart.filter((id) => adverts.includes(id)));
    if (named.size < new Set(apart).size || !isWholeGroup(adverts, locked))
      return refuse('advert_group_changed');
    const rest = adverts.filter((id) => !named.has(id));
    const pairs = rest.length === 0 ? pairsWithin([...named]) : pairsBetween([...named], rest);
    await decide(deps, tx, caller, { kind: 'apart', pairs, reason });
    await recordEvent(deps, tx, caller, {
      event: 'adverts.parted',
      ownerId: null,
      subject: String(Math.min(...adverts)),
      reason,
      after: { adverts: adverts.length, parted: named.size },
    });
    return done(await afterDecision(deps, tx, locked, adverts));
  });

/** Adverts of two groups that are one flat, whatever the rules say. */
export const joinGroups = (
  deps: DecideDeps,
  caller: Caller,
  { first, second, reason }: { first: readonly number[]; second: readonly number[]; reason: string },
): Promise<Result<Groups, 'advert_group_changed' | 'adverts_elsewhere'>> =>
  inTransaction<Result<Groups, 'advert_group_changed' | 'adverts_elsewhere'>>(deps.db, async (tx) => {
    const adverts = [...first, ...second];
    const locked = await lockStreets(tx, adverts);
    if (
      ![first, second].every((group) => isWholeGroup(group, locked)) ||
      keyOf(first, locked) === keyOf(second, locked)
    )
      return refuse('advert_group_changed');
    const places = new Set(
      locked.filter(({ id }) => adverts.includes(id)).map((one) => `${one.id_city} ${one.street}`),
    );
    if (places.size > 1) return refuse('adverts_elsewhere');
    await decide(deps, tx, caller, { kind: 'same', pairs: pairsBetween(first, second), reason });
    await recordEvent(deps, tx, caller, {
      event: 'adverts.joined',
      ownerId: null,
      subject: String(Math.min(...adverts)),
      reason,
      after: { adverts: adverts.length },
    });
    return done(await afterDecision(deps, tx, locked, adverts));
  });

async function lockStreets(tx: Transaction, ids: readonly number[]): Promise<LockedAdvert[]> {
  const streets = await STREETS(tx, { ids });
  const locked = await LOCK(tx, { streets: streets.map(({ street }) => street) });
  return locked.filter(({ isAside }) => !isAside);
}

const keyOf = (ids: readonly number[], locked: readonly LockedAdvert[]): number | undefined =>
  locked.find(({ id }) => id === ids[0])?.flat_key;

/** Whether these are all adverts of one flat, as somebody read them. */
function isWholeGroup(ids: readonly number[], locked: readonly LockedAdvert[]): boolean {
  const key = keyOf(ids, locked);
  const group = new Set(locked.filter(({ flat_key }) => flat_key === key).map(({ id }) => id));
  return key !== undefined && group.size === new Set(ids).size && ids.every((id) => group.has(id));
}

interface Pair {
  readonly first: number;
  readonly second: number;
}

const pair = (one: number, other: number): Pair => ({
  first: Math.min(one, other),
  second: Math.max(one, other),
});
const pairsBetween = (some: readonly number[], others: readonly number[]): Pair[] =>
  some.flatMap((one) => others.map((other) => pair(one, other)));
const pairsWithin = (ids: readonly number[]): Pair[] =>
  ids.flatMap((one, at) => ids.slice(at + 1).map((other) => pair(one, other)));

async function decide(
  { now }: DecideDeps,
  tx: Transaction,
  { userId }: Caller,
  { kind, pairs, reason }: { kind: 'same' | 'apart'; pairs: readonly Pair[]; reason: string },
): Promise<void> {
  const [decision] = await DECIDE(tx, { kind, by: userId, now: now(), reason });
  if (decision === undefined) throw new Error('a decision was not kept');
  await NOTE(tx, { pairs: json(pairs), kind, decisionId: decision.id });
}

/** The groups these adverts are in now. */
async function afterDecision(
  { now }: DecideDeps,
  tx: Transaction,
  locked: readonly LockedAdvert[],
  ids: readonly number[],
): Promise<Groups> {
  const streets = new Set(locked.filter(({ id }) => ids.includes(id)).map(({ street }) => street));
  await matchStreetsIn(tx, [...streets]);
  const keys = await KEYS_BY_ID(tx, { ids });
  return {
    groups: await groupsOf(
      tx,
      keys.map(({ flat_key: key }) => key).toSorted((a, b) => a - b),
      moscowDay(now()),
    ),
  };
}
