import { namedSql } from '@proverka/sql/named-sql';
import type { Pool } from 'pg';
import { brokenLawsQuery, ledgerLaws } from '@proverka/ledger-laws/ledger-laws';
import type { BrokenLaw } from '@proverka/ledger-laws/ledger-laws';

/**
 * Judges from tables alone. It knows the law's terms as SQL of its own and nothing of the code that destroys. A copy of every
 * date is taken each evening into tables of its own, because afterwards nothing is left to judge by.
 */
export interface Judgement {
  readonly mistakes: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
}

interface Kept {
  readonly what: string;
  /** Id and the moment from which it may go, as it stands today. */
  readonly due: string;
  /** Days after `due` by when it has to be gone, whatever happened. */
  readonly grace: number;
}

const month = (at: string, months: number) =>
  `((${at} at time zone 'Europe/Moscow') + interval '${months} months') at time zone 'Europe/Moscow'`;
const yearEnd = (day: string) =>
  `make_timestamptz(extract(year from ${day})::int + 6, 1, 1, 0, 0, 0, 'Europe/Moscow')`;

const kept: readonly Kept[] = [
  {
    what: 'report',
    due: `select r.item_id::text as id, ${month('r.completed_at', 1)} as due, o.user_id as owner
      from report r join order_item i on i.id = r.item_id join customer_order o on o.id = i.order_id`,
    grace: 30,
  },
  {
    what: 'account',
    due: `select d.user_id::text as id, d.requested_at + interval '7 days' as due, null::uuid as owner
      from account_deletion d join app_user u on u.id = d.user_id where u.name <> ''`,
    grace: 23,
  },
  {
    what: 'unpaid order',
    due: `select i.id::text as id, o.created_at + interval '30 days' as due, o.user_id as owner
      from customer_order o join order_item i on i.order_id = o.id where o.status = 'expired' and i.metadata <> '{}'`,
    grace: 30,
  },
  {
    what: 'visit',
    due: `select id::text, ${month('created_at', 3)} as due, user_id as owner
      from customer_order where status = 'closed' and metadata <> '{}'`,
    grace: 30,
  },
  {
    what: 'payer of a document',
    due: `select i.id::text, ${yearEnd('max(i.issued_on) over (partition by i.payer_id)')} as due, null::uuid as owner
      from invoice i where i.content->'payer'->>'name' <> ''`,
    grace: 30,
  },
  {
    what: 'support case',
    due: `select id::text, ${month('changed_at', 36)} as due, user_id as owner from support_case`,
    grace: 30,
  },
  {
    what: 'known place',
    due: `select user_id::text as id, last_login_at + interval '180 days' as due, user_id as owner from known_place`,
    grace: 30,
  },
  {
    what: 'act',
    due: `select duty || ' ' || made_on as id, (made_on + interval '3 years') at time zone 'Europe/Moscow' as due,
      null::uuid as owner from destruction_act`,
    grace: 30,
  },
  {
    what: 'proof of a report',
    due: `select number as id, ${month('destroyed_at', 36)} as due, null::uuid as owner from destruction_proof`,
    grace: 30,
  },
];

export async function prepare(owner: Pool): Promise<void> {
  await owner.query(`
    create schema judge;
    create table judge.seen (
      what text, id text, due timestamptz, owner uuid, gone timestamptz, is_excused boolean, primary key (what, id)
    )`);
}

/**
 * After each run of the jobs: what is new, and what has gone. Who withdrew the consent is destroyed whole, so that what was
 * theirs may go before its own term.
 */
export async function look(owner: Pool, now: Date): Promise<void> {
  for (const { what, due } of kept) {
    const seen = namedSql<{ what: string; now: Date }>(
      `with there as materialized (${due}), gone as (
         update judge.seen s set gone = :now, is_excused = exists (
           select from account_deletion d where d.user_id = s.owner and d.destroyed_at is not null
         )
         where s.what = :what and s.gone is null and not exists (select from there t where t.id = s.id)
       )
       insert into judge.seen (what, id, due, owner)
       select :what, t.id, t.due, t.owner from there t left join judge.seen s on s.what = :what and s.id = t.id
       where s.id is null or s.due <> t.due
       on conflict (what, id) do update set due = excluded.due`,
    );
    await owner.query(seen.bind({ what, now }));
  }
}

/** `lookedEvery` days lie between two looks, and the jobs were away for `outage` days at most. */
export async function judge(owner: Pool, now: Date, lookedEvery: number, outage: number): Promise<Judgement> {
  const mistakes: string[] = [];
  const figures: Record<string, number> = {};
  for (const { what, grace } of kept) {
    const counted = namedSql<{ what: string; now: Date; grace: number; lookedEvery: number }>(
      `select count(*) filter (where gone is not null)::int as gone,
         count(*) filter (where gone < due and not is_excused)::int as early,
         count(*) filter (where coalesce(gone, :now::timestamptz) > due + (:grace::int + :lookedEvery::int) * interval '1 day')::int as late,
         coalesce(max(extract(epoch from coalesce(gone, :now) - due) / 86400) filter (where coalesce(gone, :now) > due), 0)::float as latest
       from judge.seen s where what = :what`,
    );
    const { rows } = await owner.query(counted.bind({ what, now, grace, lookedEvery }));
    const { gone, early, late, latest } = rows[0];
    figures[`${what}: gone`] = gone;
    figures[`${what}: most days after the term`] = Math.round(latest * 10) / 10;
    if (early > 0) mistakes.push(`${what}: ${early} destroyed early`);
    if (late > 0) mistakes.push(`${what}: ${late} later than the law allows`);
    if (gone === 0) mistakes.push(`${what}: none was destroyed, so nothing is proven`);
  }
  figures['days without a run at most'] = outage;
  const { rows: broken } = await owner.query<BrokenLaw>(brokenLawsQuery(ledgerLaws));
  return {
    mistakes: [...mistakes, ...broken.map(({ law }) => law), ...(await judgeActs(owner, now))],
    figures,
  };
}

/** Acts: each entry has its act, sums agree, every destroyed account and report of the last three years has one entry. */
async function judgeActs(owner: Pool, now: Date): Promise<string[]> {
  const laws: Readonly<Record<string, string>> = {
    'an act is not the sum of its entries': `
      select count(*) from destruction_act a cross join lateral (
        select count(*) as subjects, sum(e.rows) as rows, sum(e.files) as files
        from destruction_entry e where e.duty = a.duty and e.made_on = a.made_on
      ) e where (a.subjects, a.rows, a.files) is distinct from (e.subjects, e.rows, e.files)`,
    'a destroyed account has no entry or two': `
      select count(*) from account_deletion d where d.destroyed_at > '${now.toISOString()}'::timestamptz - interval '35 months'
        and 1 <> (select count(*) from destruction_entry e where e.duty = 'account' and e.subject = d.user_id::text)`,
    'a proof has data': `select count(*) from destruction_entry where subject ~ '[@А-я]'`,
  };
  const found: string[] = [];
  for (const [law, sql] of Object.entries(laws)) {
    const { rows } = await owner.query<{ count: string }>(sql);
    if (rows[0]?.count !== '0') found.push(`${law}: ${rows[0]?.count}`);
  }
  return found;
}
