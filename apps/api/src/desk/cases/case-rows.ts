import type { DeskCase } from '@proverka/contract/desk-cases';
import { maskEmail } from '@proverka/validation/email';
import { sql } from 'kysely';
import type { Sql } from '../list-page.ts';

/** What a page of cases reads besides the cases themselves, `c`. */
export const CASE_COLUMNS = sql`c.id, c.number, c.kind, c.state, c.brand, c.user_id, c.opened_at, c.changed_at, c.due_at, c.version, c.page,
  c.assignee_id, coalesce(a.name, '') as assignee_name, coalesce(nullif(c.name, ''), u.name, '') as name,
  coalesce(u.email, c.email) as email, coalesce(c.order_id, i.order_id) as order_id, c.dispute_id,
  p.name_ru, r.number as report_number,
  left(coalesce(d.text, (
    select m.text from case_message m where m.case_id = c.id order by m.created_at, m.id limit 1
  ), ''), 200) as excerpt,
  case when c.user_id is null then c.email_proven_at else u.email_verified_at end is not null as is_email_proven`;

export const CASE_JOINS: Sql = sql`left join app_user u on u.id = c.user_id
  left join app_user a on a.id = c.assignee_id
  left join dispute d on d.id = c.dispute_id
  left join order_item i on i.id = coalesce(c.item_id, d.item_id)
  left join product p on p.id = i.product_id
  left join report r on r.item_id = i.id`;

export interface CaseRow {
  readonly id: string;
  readonly number: number;
  readonly kind: DeskCase['kind'];
  readonly state: DeskCase['state'];
  readonly brand: DeskCase['brand'];
  readonly user_id: string | null;
  readonly opened_at: Date;
  readonly changed_at: Date;
  readonly due_at: Date | null;
  readonly version: number;
  readonly page: string;
  readonly assignee_id: string | null;
  readonly assignee_name: string;
  readonly name: string;
  readonly email: string;
  readonly order_id: string | null;
  readonly dispute_id: string | null;
  readonly name_ru: string | null;
  readonly report_number: string | null;
  readonly excerpt: string;
  readonly is_email_proven: boolean;
}

interface Reading {
  readonly now: Date;
  /** The reader holds the grant `people`. */
  readonly isNamed: boolean;
}

export const viewCaseRow = (row: CaseRow, { now, isNamed }: Reading): DeskCase => ({
  case_id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  brand: row.brand,
  opened_date: row.opened_at.toISOString(),
  changed_date: row.changed_at.toISOString(),
  product_name_ru: row.name_ru,
  report_number: row.report_number,
  order_id: row.order_id,
  person_id: row.user_id,
  person_name: isNamed ? row.name : null,
  email: isNamed ? row.email : maskEmail(row.email),
  assignee: row.assignee_id === null ? null : { person_id: row.assignee_id, name: row.assignee_name },
  due_date: row.due_at?.toISOString() ?? null,
  is_late: row.state === 'open' && row.due_at !== null && row.due_at < now,
  excerpt: row.excerpt,
  version: row.version,
});
