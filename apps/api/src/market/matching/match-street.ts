import { json } from '#platform/db/columns.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MarketDeps } from '../deps.ts';
import { groupFlats, pairKey } from './group-flats.domain.ts';
import type { Decisions, Groups } from './group-flats.domain.ts';
import { offerOf } from './offer.domain.ts';
import type { OfferRow } from './offer.domain.ts';
import { shownOf } from './shown.domain.ts';
import type { GroupMember } from './shown.domain.ts';

type Row = OfferRow & GroupMember;

// Locked in one order, so that a batch being read and a street being matched wait for each other instead of stopping both.
const READ = statement<{ streets: readonly string[] }, Row>(`
  select id, id_site, id_dom, id_city, address, street, rooms, area, kitchen_area, floor, floors, kad_number, phone_mark,
    description, price, price_history, photos, published_on, updated_on, removed_on, aside, flat_key, is_shown, group_sites,
    group_count, needs_matching
  from advert where street = any(:streets) order by id for update`);
const DECISIONS = statement<
  { ids: readonly number[] },
  { first_id: number; second_id: number; by_hand: 'same' | 'apart' }
>('select first_id, second_id, by_hand from advert_pair where first_id = any(:ids) and by_hand is not null');
const FORGET = statement<{ ids: readonly number[] }>(
  'delete from advert_pair where first_id = any(:ids) and by_hand is null',
);
const NOTE = statement<{ pairs: string }>(`
  insert into advert_pair (first_id, second_id, weight, reasons)
  select first, second, weight, reasons from jsonb_to_recordset(:pairs::jsonb)
    as pair (first integer, second integer, weight double precision, reasons jsonb)
  on conflict (first_id, second_id) do update set weight = excluded.weight, reasons = excluded.reasons`);
const PLACE = statement<{ rows: string }>(`
  update advert set flat_key = found.flat_key, is_shown = found.is_shown, group_sites = found.group_sites,
    group_count = found.group_count, needs_matching = false
  from jsonb_to_recordset(:rows::jsonb)
    as found (id integer, flat_key integer, is_shown boolean, group_sites smallint, group_count smallint)
  where advert.id = found.id`);

/** Looks for duplicates among the adverts of some streets and decides which one of each flat is shown. */
export const matchStreets = ({ db }: Pick<MarketDeps, 'db'>, streets: readonly string[]): Promise<void> =>
  inTransaction(db, (tx) => matchStreetsIn(tx, streets));

/** The same as a part of a decision; the adverts of the streets are locked until it ends. */
export async function matchStreetsIn(tx: Transaction, streets: readonly string[]): Promise<void> {
  const rows = await READ(tx, { streets });
  const ids = rows.map(({ id }) => id);
  const groups = groupFlats(rows.map(offerOf), await decisionsOn(tx, ids));
  await FORGET(tx, { ids });
  await notePairs(tx, groups);
  const changed = shownOf(rows, groups.keys);
  if (changed.length > 0) await PLACE(tx, { rows: json(changed) });
}

async function decisionsOn(tx: Transaction, ids: readonly number[]): Promise<Decisions> {
  const decided = await DECISIONS(tx, { ids });
  return new Map(decided.map(({ first_id, second_id, by_hand }) => [pairKey(first_id, second_id), by_hand]));
}

async function notePairs(tx: Transaction, { pairs }: Groups): Promise<void> {
  if (pairs.length === 0) return;
  const rows = pairs.map(({ signs, ...pair }) => ({
    ...pair,
    reasons: signs
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ sign, weight, text }) => ({ sign, weight: Math.round(weight * 10) / 10, text })),
  }));
  await NOTE(tx, { pairs: json(rows) });
}
