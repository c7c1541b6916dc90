import type { DeskPerson } from '@proverka/contract/desk-people';
import { kopecks, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import type { TariffsInForce } from '#catalogue/tariff-of.ts';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly role: number;
  readonly brand: DeskPerson['brand'];
  readonly campaign: string | null;
  readonly partner_id: string | null;
  readonly created_at: Date;
  readonly closed_at: Date | null;
  /** Kopecks, like all sums of a row. */
  readonly paid: number;
  readonly bonus: number;
  readonly spent: number;
  /** A tariff the staff assigned. */
  readonly assigned: number | null;
}

/** Columns and joins of people `u`. */
export const PERSON_COLUMNS = sql`
  u.id, u.name, u.email, u.phone, u.role, u.brand, u.campaign, u.partner_id, u.created_at, u.closed_at,
  coalesce(purse.paid, 0)::bigint as paid, coalesce(purse.bonus, 0)::bigint as bonus, coalesce(purse.spent, 0)::bigint as spent,
  (select t.tariff_simple_id from person_tariff t where t.user_id = u.id and t.assigned_by <> u.id) as assigned`;
export const PERSON_JOINS = sql`
  cross join lateral (
    select sum(a.balance) filter (where a.kind = 'user_paid') as paid,
      sum(a.balance) filter (where a.kind = 'user_bonus') as bonus, sum(a.spent) as spent
    from ledger_account a where a.user_id = u.id
  ) purse`;

export const viewPersonRow = (row: PersonRow, tariffs: TariffsInForce): DeskPerson => ({
  person_id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  person_role: row.role,
  brand: row.brand,
  balance: toRubles(kopecks(row.paid)),
  bonus_balance: toRubles(kopecks(row.bonus)),
  spent: toRubles(kopecks(row.spent)),
  tariff_name: tariffs.of({ role: row.role, spent: row.spent, assignedId: row.assigned }).name,
  created_date: row.created_at.toISOString(),
  source: row.campaign ?? row.partner_id ?? '',
  is_closed: row.closed_at !== null,
});
