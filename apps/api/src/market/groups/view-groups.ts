import type { AdvertGroup, AdvertPair, GroupAdvert } from '@proverka/contract/desk-adverts';
import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import type { Connection } from '#platform/db/transaction.ts';
import type { MarketDeps } from '../deps.ts';
import { moscowDay } from '../moscow-day.ts';
import { briefsOf } from '../search/advert-lists.ts';
import { plainUrl } from '../search/look-up.ts';
import {
  ADVERT_ROWS,
  GROUP_ROWS,
  KEYS_BY_ID,
  KEYS_BY_NUMBER,
  KEYS_BY_URL,
  PAIR_ROWS,
  WEAKEST_KEYS,
} from './group.store.ts';
import type { GroupRow, PairRow } from './group.store.ts';

/** The flats somebody of the staff looks for: by the number of an advert, its address at its site, or a cadastral number. */
export async function findGroups(
  { db, now }: Pick<MarketDeps, 'db' | 'now'>,
  find: string | undefined,
): Promise<AdvertGroup[]> {
  const keys = await keysOf(db, find);
  return groupsOf(
    db,
    keys.map(({ flat_key: key }) => key),
    moscowDay(now()),
  );
}

const LARGEST_ID = 2_147_483_647;

async function keysOf(db: Connection, find: string | undefined) {
  if (find === undefined) return WEAKEST_KEYS(db);
  const id = /^№?\s*(\d{1,10})$/u.exec(find)?.[1];
  if (id !== undefined) return Number(id) > LARGEST_ID ? [] : KEYS_BY_ID(db, { ids: [Number(id)] });
  const number = parseCadastralNumber(find);
  return number ? KEYS_BY_NUMBER(db, { number }) : KEYS_BY_URL(db, { url: plainUrl(find) });
}

/** Flats in the order of their keys, with every pair that was weighed and what was taken out of them by hand. */
export async function groupsOf(
  db: Connection,
  keys: readonly number[],
  today: string,
): Promise<AdvertGroup[]> {
  if (keys.length === 0) return [];
  const rows = await GROUP_ROWS(db, { keys });
  const pairs = await PAIR_ROWS(db, { ids: rows.map(({ id }) => id) });
  const inside = new Set(rows.map(({ id }) => id));
  const others = [...new Set(pairs.flatMap((pair) => [pair.first_id, pair.second_id]))].filter(
    (id) => !inside.has(id),
  );
  const strangers = others.length === 0 ? [] : await ADVERT_ROWS(db, { ids: others });
  const adverts = await advertsOf(db, [...rows, ...strangers], today);
  const byKey = Map.groupBy(rows, ({ flat_key }) => flat_key);
  return keys.flatMap((key) => {
    const members = byKey.get(key);
    return members === undefined ? [] : [groupOf(members, pairs, adverts)];
  });
}

async function advertsOf(db: Connection, rows: readonly GroupRow[], today: string) {
  const briefs = await briefsOf(db, rows, today);
  return new Map(
    rows.flatMap(({ id, url, is_shown }, at): [number, GroupAdvert][] => {
      const brief = briefs[at];
      return brief === undefined ? [] : [[id, { ...brief, url, is_shown }]];
    }),
  );
}

function groupOf(
  members: readonly GroupRow[],
  pairs: readonly PairRow[],
  adverts: ReadonlyMap<number, GroupAdvert>,
): AdvertGroup {
  const ids = new Set(members.map(({ id }) => id));
  const isBetween = ({ first_id, second_id }: PairRow) => ids.has(first_id) && ids.has(second_id);
  return {
    adverts: members.flatMap(({ id }) => adverts.get(id) ?? []),
    pairs: pairs.filter(isBetween).map(pairOf),
    parted: pairs
      .filter((pair) => pair.by_hand === 'apart' && ids.has(pair.first_id) !== ids.has(pair.second_id))
      .flatMap((pair) => {
        const advert = adverts.get(ids.has(pair.first_id) ? pair.second_id : pair.first_id);
        return advert === undefined ? [] : [{ advert, pair: pairOf(pair) }];
      }),
  };
}

const pairOf = ({ decided_by, decided_at, reason, ...pair }: PairRow): AdvertPair => ({
  first_id: pair.first_id,
  second_id: pair.second_id,
  weight: pair.weight,
  reasons: pair.reasons.filter(({ weight }) => weight !== 0),
  by_hand: pair.by_hand,
  decided:
    decided_by === null || decided_at === null
      ? null
      : { by: decided_by, at: decided_at.toISOString(), reason: reason ?? '' },
});
