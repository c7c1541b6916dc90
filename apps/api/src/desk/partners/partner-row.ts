import type { DeskPartner } from '@proverka/contract/desk-partners';
import { kopecks, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import { REWARD_COLUMNS, REWARD_JOINS } from '#money/partner-reward.store.ts';
import type { RewardRow } from '#money/partner-reward.store.ts';

export interface PartnerRow extends RewardRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly brand: DeskPartner['brand'];
  readonly closed_at: Date | null;
  readonly customers: number;
  readonly latest_at: Date | null;
}

const COLUMNS = sql.raw(`p.id, p.name, p.email, p.brand, p.closed_at, ${REWARD_COLUMNS}`);
const JOINS = sql.raw(REWARD_JOINS);

/** Everybody whose link brought an account. What a link says is any text: only an account's id counts. */
export const PARTNERS = sql`
  select ${COLUMNS}, brought.customers, brought.latest_at
  from (
    select u.partner_id, count(*)::int as customers, max(u.created_at) as latest_at from app_user u
    where u.partner_id is not null and u.partner_id <> u.id::text group by u.partner_id
  ) brought
  join app_user p on p.id = case
    when brought.partner_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then brought.partner_id::uuid
  end ${JOINS}`;

/** One account, also when it brought nobody. */
export const partnerOf = (id: string) => sql`
  select ${COLUMNS}, brought.customers, brought.latest_at
  from app_user p
  cross join lateral (
    select count(*)::int as customers, max(u.created_at) as latest_at from app_user u
    where u.partner_id = p.id::text and u.id <> p.id
  ) brought ${JOINS}
  where p.id = ${id}`;

export const viewPartner = (row: PartnerRow): DeskPartner => ({
  person_id: row.id,
  name: row.name,
  email: row.email,
  brand: row.brand,
  is_closed: row.closed_at !== null,
  customers: row.customers,
  latest_date: row.latest_at?.toISOString() ?? null,
  earned: toRubles(kopecks(row.earned)),
  paid: toRubles(kopecks(row.paid)),
  on_way: toRubles(kopecks(row.on_way)),
  owed: toRubles(kopecks(row.owed)),
});
