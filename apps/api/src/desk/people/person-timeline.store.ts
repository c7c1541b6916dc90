import type { PersonEvent } from '@proverka/contract/desk-person-parts';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';

interface EventRow {
  readonly at: Date;
  readonly kind: PersonEvent['kind'];
  readonly status: string;
  readonly amount: number | null;
  readonly text: string;
  readonly order_id: string | null;
}

export const TIMELINE_PAGE = 100;

/** Each part is cut on its own, so that an account with 100 000 orders reads a hundred of them. */
const latest = (columns: string, from: string, at: string): string =>
  `(select ${columns} from ${from} and ${at} < :before order by ${at} desc limit ${TIMELINE_PAGE + 1})`;

const PARTS = [
  latest(
    `u.created_at, 'registered', '', null::bigint, '', null::uuid`,
    'app_user u where u.id = :userId',
    'u.created_at',
  ),
  latest(`u.closed_at, 'closed', '', null, '', null`, 'app_user u where u.id = :userId', 'u.closed_at'),
  latest(
    `c.given_at, 'consent', 'given', null, c.purpose, null`,
    'consent c where c.user_id = :userId',
    'c.given_at',
  ),
  latest(
    `c.withdrawn_at, 'consent', 'withdrawn', null, c.purpose, null`,
    'consent c where c.user_id = :userId',
    'c.withdrawn_at',
  ),
  latest(
    `o.created_at, 'order', 'created', o.total, '', o.id`,
    'customer_order o where o.user_id = :userId',
    'o.created_at',
  ),
  latest(
    `o.paid_at, 'order', 'paid', o.total, '', o.id`,
    'customer_order o where o.user_id = :userId',
    'o.paid_at',
  ),
  latest(
    `p.final_at, 'payment', p.status, p.amount, coalesce(p.provider_id, p.id::text), p.order_id`,
    'payment p where p.user_id = :userId',
    'p.final_at',
  ),
  latest(
    `m.made_at, 'transfer', m.kind, m.amount, '', null`,
    `money_proposal m where m.user_id = :userId and m.state = 'done'`,
    'm.made_at',
  ),
  latest(
    `m.created_at, 'letter', case when m.sent_at is null then 'waiting' else 'sent' end, null, m.subject, null`,
    'mail_outbox m where m.recipient = :email and m.emptied_at is null',
    'm.created_at',
  ),
  latest(
    `s.opened_at, 'support', '', null, s.number::text, null`,
    // Disputes and delayed orders are told of on their own; an e-mail that nobody proved may be a stranger's.
    `support_case s where s.kind in ('question', 'report_error')
      and (s.user_id = :userId or (s.email = :email and s.email_proven_at is not null))`,
    's.opened_at',
  ),
  latest(
    `d.opened_at, 'dispute', 'opened', null, d.number::text, null`,
    'dispute d where d.user_id = :userId',
    'd.opened_at',
  ),
  latest(
    `d.answered_at, 'dispute', 'answered', null, d.number::text, null`,
    'dispute d where d.user_id = :userId',
    'd.answered_at',
  ),
  latest(
    `t.created_at, 'token', 'made', null, t.prefix, null`,
    'api_token t where t.user_id = :userId',
    't.created_at',
  ),
  latest(
    `t.revoked_at, 'token', 'ended', null, t.prefix, null`,
    'api_token t where t.user_id = :userId',
    't.revoked_at',
  ),
  latest(
    `n.created_at, 'note', '', null, '', null`,
    'person_note n where n.user_id = :userId',
    'n.created_at',
  ),
  latest(
    `a.assigned_at, 'tariff', '', null, t.name, null`,
    `person_tariff a join tariff t on t.simple_id = a.tariff_simple_id where a.user_id = :userId and a.assigned_by <> a.user_id`,
    'a.assigned_at',
  ),
  latest(
    `p.opened_at, 'pause', 'opened', null, '', null`,
    'check_pause p where p.user_id = :userId',
    'p.opened_at',
  ),
  latest(
    `p.ended_at, 'pause', 'ended', null, '', null`,
    'check_pause p where p.user_id = :userId',
    'p.ended_at',
  ),
];

const EVENTS = statement<{ userId: string; email: string; before: Date }, EventRow>(`
  select * from (${PARTS.join(' union all ')}) told (at, kind, status, amount, text, order_id)
  order by at desc, kind, text limit ${TIMELINE_PAGE + 1}`);

/** What happened to an account before a moment, the latest first; one more than a page, if there is more. */
export async function readTimeline(
  db: Connection,
  asked: { readonly userId: string; readonly email: string; readonly before: Date },
): Promise<PersonEvent[]> {
  const rows = await EVENTS(db, asked);
  return rows.map((row) => ({
    at: row.at.toISOString(),
    kind: row.kind,
    status: row.status,
    amount: row.amount === null ? null : toRubles(kopecks(row.amount)),
    text: row.text,
    order_id: row.order_id,
  }));
}
