import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { createReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { sweepPersonalDataJob } from '../sweep-personal-data.job.ts';
import { rowsOfAge } from '../../../test/rows-of-age.ts';
import { runDutiesJob } from './run-duties.job.ts';

let world: ReportWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
});
beforeEach(async () => {
  person = await world.signIn();
});

const insert = (sql: string, ...values: unknown[]) => world.owner.query(sql, values);
const one = async (sql: string, ...values: unknown[]) => (await world.owner.query(sql, values)).rows[0];

describe('rows with a term of their own', () => {
  test('every row with a term of its own goes when the term is over, and none before', async () => {
    for (const [table, { insert: sql, term, kept }] of Object.entries(rowsOfAge)) {
      const [young, old] = [`young-${randomUUID()}`, `old-${randomUUID()}`];
      const other = await world.signIn();
      await insert(sql, person.id, young, `${term} -10 minutes`);
      // Months and years are up to three days longer than an interval makes them.
      await insert(sql, other.id, old, `${term} 73 hours`);
      await runDutiesJob(world.deps);
      expect([table, Boolean(await one(kept, young)), Boolean(await one(kept, old))]).toEqual([
        table,
        true,
        false,
      ]);
    }
    await expectLedgerLaws(world.owner);
  });

  test('what registers said of an object is destroyed after three months, unless it was asked anew', async () => {
    const add = (key: string, fetched: string, details: string | null) =>
      insert(
        `insert into property_object (key, info, source, fetched_at, details, details_at)
         values ($1, '{}', '', now() - $2::interval, '{}', now() - $3::interval)`,
        key,
        fetched,
        details,
      );
    await add('old', '4 months', null);
    await add('anew', '4 months', '2 months');
    await runDutiesJob(world.deps);
    const { rows } = await insert(`select key from property_object where key in ('old', 'anew')`);
    expect(rows).toEqual([{ key: 'anew' }]);
  });

  test('an act of the day says of which duty how much of whose was destroyed, and not what', async () => {
    await insert(`delete from destruction_act`);
    await insert(
      `with c as (
         insert into support_case (id, kind, state, brand, user_id, name, email, opened_at, changed_at, closed_at)
         select uuidv7(), 'question', 'closed', 'real-estate', $1, 'Секретова', 'secret@example.com', now(), now() - interval '4 years', now()
         from generate_series(1, 1500) returning id
       ) insert into case_message (id, case_id, author, text, created_at) select id, id, 'customer', 'Тайна', now() from c`,
      person.id,
    );
    await runDutiesJob(world.deps);
    const { rows: acts } = await insert(`select duty, rows, files from destruction_act`);
    expect(acts).toEqual([{ duty: 'support_case', rows: 1500, files: 0 }]);
    const { rows: entries } = await insert(`select subject, rows from destruction_entry order by rows desc`);
    expect(entries).toEqual([
      { subject: person.id, rows: 1000 },
      { subject: person.id, rows: 500 },
    ]);
    const all = await insert(`select * from destruction_act natural join destruction_entry`);
    expect(JSON.stringify(all.rows)).not.toMatch(/Секретова|secret@|Тайна/);
  });
});

const orderOf = async (status: string, age: string): Promise<string> => {
  const id = randomUUID();
  const { id: productId } = await one(`select id from product limit 1`);
  await insert(
    `insert into customer_order (id, user_id, brand, kind, method, status, total, metadata, created_at, expires_at)
     values ($1, $2, 'real-estate', 'purchase', 'card', $3, 100, '{"yandexClientID":"1"}', now() - $4::interval, now() - $4::interval)`,
    id,
    person.id,
    status,
    age,
  );
  await insert(
    `insert into order_item (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status)
     values ($1, $1, 0, $2, 'person', 'Тестов', 100, '[]', '{"ownersData":[{"last_name":"Тестов"}]}', 'created')`,
    id,
    productId,
  );
  return id;
};
const keptOf = (id: string) =>
  one(
    `select o.metadata as visit, i.metadata as subject, i.object_address, i.price::int
     from customer_order o join order_item i on i.order_id = o.id where o.id = $1`,
    id,
  );

describe('orders', () => {
  test('whom an order nobody paid was about is forgotten after thirty days, its price stays', async () => {
    const [young, old] = [await orderOf('expired', '29 days'), await orderOf('expired', '31 days')];
    await runDutiesJob(world.deps);
    expect(await keptOf(young)).toMatchObject({ object_address: 'Тестов', subject: { ownersData: [{}] } });
    expect(await keptOf(old)).toEqual({ visit: {}, subject: {}, object_address: '', price: 100 });
  });

  test('the visit of a paid order is forgotten after three months, and what it was about is not', async () => {
    const [young, old] = [await orderOf('closed', '80 days'), await orderOf('closed', '96 days')];
    await runDutiesJob(world.deps);
    expect(await keptOf(young)).toMatchObject({ visit: { yandexClientID: '1' } });
    expect(await keptOf(old)).toMatchObject({ visit: {}, object_address: 'Тестов' });
  });
});

describe('payers', () => {
  const year = new Date().getUTCFullYear();
  const payer = async (created: string): Promise<string> => {
    const id = randomUUID();
    await insert(
      `insert into payer (id, user_id, inn, kpp, ogrn, name, address, email, bank_name, bik, account, correspondent_account, created_at)
       values ($1, $2, $3, '', '', 'ИП Тестов', 'г Москва', 'p@example.com', '', '', '', '', $4)`,
      id,
      person.id,
      String(Math.random()).slice(2, 14).padEnd(12, '1'),
      created,
    );
    return id;
  };
  const invoiceFor = (payerId: string, day: string) =>
    insert(
      `insert into invoice (id, kind, number, brand, user_id, payer_id, payer_revision, subject, amount, issued_on, content, created_at)
       values (uuidv7(), 'act', $2, 'real-estate', $1, $3, 1, $2, 49900, $4, $5, $4::date)`,
      person.id,
      randomUUID(),
      payerId,
      day,
      JSON.stringify({
        seller: {},
        payer: { name: 'ИП Тестов', inn: '1' },
        lines: [{ title: 'Отчёт', amount: 49_900 }],
        ground: 'по заказу',
      }),
    );

  test('a payer is taken out five years after the year of the last document, and amounts stay', async () => {
    const over = await payer(`${year - 8}-01-01`);
    await invoiceFor(over, `${year - 7}-01-01`);
    await invoiceFor(over, `${year - 6}-12-31`);
    const kept = await payer(`${year - 8}-01-01`);
    // Its first document is old enough, its last is not.
    await invoiceFor(kept, `${year - 7}-01-01`);
    await invoiceFor(kept, `${year - 5}-01-01`);
    await runDutiesJob(world.deps);
    const { rows } = await insert(
      `select payer_id = $1 as over, content->'payer'->>'name' as name, amount::int, content->'lines'->0->>'amount' as line
       from invoice where payer_id in ($1, $2) order by 1, issued_on`,
      over,
      kept,
    );
    const stays = { over: false, name: 'ИП Тестов', amount: 49_900, line: '49900' };
    const gone = { over: true, name: '', amount: 49_900, line: '49900' };
    expect(rows).toEqual([stays, stays, gone, gone]);
    expect((await insert(`select id from payer where id in ($1, $2)`, over, kept)).rows).toEqual([
      { id: kept },
    ]);
    expect((await person.request({ url: '/invoices' })).statusCode).toBe(200);
  });
});

describe('proofs', () => {
  test('proofs go three years after the destruction they prove', async () => {
    const [young, old] = [await world.signIn(), await world.signIn()];
    const proof = async ({ id }: SignedInPerson, age: string) => {
      await insert(
        `insert into account_deletion (user_id, number, requested_at, destroy_after, destroy_before, destroyed_at, destroyed)
         select $1::uuid, $1::uuid::text, at, at, at, at, '{}' from (select now() - $2::interval as at) a`,
        id,
        age,
      );
      await insert(
        `insert into destruction_proof values ($1::text, '', null, now(), now() - $2::interval)`,
        id,
        age,
      );
      await insert(
        `insert into destruction_act select $1::text, d::date, 1, 1, 0, (d + interval '3 years')::date from (select now() - $2::interval as d) x`,
        id,
        age,
      );
    };
    await proof(young, '3 years -3 days');
    await proof(old, '3 years 4 days');
    await runDutiesJob(world.deps);
    const { rows } = await insert(
      `select (select count(*)::int from account_deletion where user_id = p) as deletions,
         (select count(*)::int from destruction_proof where number = p::text) as reports,
         (select count(*)::int from destruction_act where duty = p::text) as acts
       from unnest($1::uuid[]) as p`,
      [young.id, old.id],
    );
    expect(rows).toEqual([
      { deletions: 1, reports: 1, acts: 1 },
      { deletions: 0, reports: 0, acts: 0 },
    ]);
  });
});

describe('requests of subjects', () => {
  test('an answered request goes after three years, one whose block is in force stays', async () => {
    const request = async (state: string, age: string, ended: string | null) => {
      const id = randomUUID();
      await insert(
        `insert into subject_request (id, brand, kind, state, person, person_keys, email, text, proven_by, requested_at, due_on, ended_at)
         values ($1::uuid, 'person-check', 'correction', $2, '{}', array[decode(md5($1::text), 'hex')], $1::text, '', 'code',
           now() - $3::interval, now() - interval '1 day', now() - $4::interval)`,
        id,
        state,
        age,
        ended,
      );
      return id;
    };
    const answered = await request('done', '4 years', '3 years 100 hours');
    const young = await request('done', '4 years', '3 years -24 hours');
    const blocked = await request('refused', '4 years', '3 years 100 hours');
    const unproven = await request('unproven', '31 days', null);
    const open = await request('open', '31 days', null);
    await insert(
      `insert into subject_block (id, person_key, request_id, blocked_at, ended_at)
       values (uuidv7(), '', $1, now(), now()), (uuidv7(), '', $2, now(), null)`,
      answered,
      blocked,
    );
    await runDutiesJob(world.deps);
    const all = [answered, young, blocked, unproven, open];
    const { rows } = await insert(`select id from subject_request where id = any($1)`, all);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([young, blocked, open]));
  });

  test('a request past its day is told to the operator, without whose it is', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    await insert(`delete from subject_block`);
    await insert(`update subject_request set due_on = now() + interval '2 days'`);
    await insert(
      `insert into subject_request (id, brand, kind, state, person, person_keys, email, text, proven_by, requested_at, due_on)
       values (uuidv7(), 'person-check', 'access', 'open', '{"name":"Секретов"}', '{}', 's@example.com', '', 'code', now(), now() - interval '2 days')`,
    );
    await sweepPersonalDataJob({ ...world.deps, log });
    expect(lines).toEqual([expect.stringContaining('a request of a subject is past its day')]);
    expect(lines.join('')).not.toMatch(/Секретов|s@example/);
  });
});
