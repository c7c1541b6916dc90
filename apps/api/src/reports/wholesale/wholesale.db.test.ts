import { randomUUID } from 'node:crypto';
import type { Batch } from '@proverka/contract/wholesale';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { createReportWorld, lettersTo } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import {
  CHECK_BANKRUPTCY,
  PERSON_CHECK,
  choose,
  confirm,
  peopleCsv,
  quietSources,
  upload,
  uploadText,
} from '../../../test/wholesale.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { readBalances } from '#money/ledger.store.ts';
import { expireBatchesJob } from './expire-batches.job.ts';

const REFUSED_BIRTH = '1970-01-02';
const DAY_MS = 24 * 3600 * 1000;

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: quietSources((date) => date === REFUSED_BIRTH) });
});
beforeEach(() => world.owner.query('delete from pgboss.job'));

const paidOf = async ({ id }: SignedInPerson) => (await readBalances(world.db, id)).paid;
const ordersOf = async ({ id }: SignedInPerson) =>
  (await world.db.selectFrom('customer_order').select('id').where('user_id', '=', id).execute()).length;

/** A list of `count` people with one check each. */
async function listOf(person: SignedInPerson, count: number): Promise<Batch> {
  const batch = await uploadText(person, peopleCsv(count));
  return choose(person, batch, { person: CHECK_BANKRUPTCY });
}

describe('uploaded lists', () => {
  test('a list is validated row by row and priced before it is ordered', async () => {
    const person = await world.signIn();
    const batch = await uploadText(
      person,
      peopleCsv(500, (place) => place % 25 === 0 && place < 1000 - 1 && place < 500),
    );
    expect(batch).toMatchObject({ state: 'draft', rows_good: 480, rows_bad: 20, total: 480 * 99 });
    expect(batch.bad_rows[0]).toEqual({
      line: 2,
      text: 'Тестов; Иван; Петрович; 31.02.1990',
      reason: 'Дата рождения: невалидная дата',
    });
    expect(batch.groups).toMatchObject([{ kind: 'person', rows: 480, total: 480 * 99 }]);
    const cheaper = await choose(person, batch, { person: CHECK_BANKRUPTCY });
    expect(cheaper.total).toBe(480 * 29);
    expect(await ordersOf(person)).toBe(0);
  });

  test('characters that neither the database nor a table can hold are dropped from a list', async () => {
    const person = await world.signIn();
    const text = 'ФИО\tДата рождения\nТестов\uD800 Иван\t31.01.1980\u0001\n=1+1\t"\u0007\uFFFF\n';
    const pasted = await upload(person, { text });
    expect(pasted.json<Batch>()).toMatchObject({ rows_good: 0, rows_bad: 2 });
    const { rawPayload } = await person.request({
      url: `/wholesale/${pasted.json<Batch>().id}/bad-rows.xlsx`,
    });
    expect((await readXlsx(new Uint8Array(rawPayload))).sheets[0]?.rows.at(-1)).toEqual([
      3,
      'В ячейке формула: вставьте значение вместо неё',
      '=1+1',
      '"',
    ]);
    const content_base64 = Buffer.from('7707083893').toString('base64');
    const named = await upload(person, { file: { name: 'список\uD800.csv', content_base64 } });
    expect(named.json<Batch>().title).toBe('список\uFFFD.csv');
  });

  test('an XLSX list is read with its dates, long numbers and formulas', async () => {
    const person = await world.signIn();
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Люди',
          rows: [
            ['ФИО', 'Дата рождения', 'ИНН'],
            ['Тестов Иван Петрович', new Date(Date.UTC(1980, 0, 31)), 500_100_732_259],
            ['Образцов Пётр', '15.05.1975', null],
            ['Примеров Олег', null, null],
          ],
          cells: new Map([['3,1', { formula: 'TODAY()' }]]),
        },
      ],
    });
    const content_base64 = Buffer.from(file).toString('base64');
    const batch = (await upload(person, { file: { name: 'люди.xlsx', content_base64 } })).json<Batch>();
    expect(batch).toMatchObject({ title: 'люди.xlsx', rows_good: 2, rows_bad: 1 });
    expect(batch.sample.map(({ name }) => name)).toEqual([
      'Тестов Иван Петрович, 31.01.1980',
      'Образцов Пётр, 15.05.1975',
    ]);
    expect(batch.bad_rows[0]?.reason).toBe('В ячейке формула: вставьте значение вместо неё');
  });

  test.each([
    ['an empty file', Buffer.from(' \n'), 'list_empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'list_unreadable'],
    ['a broken archive', Buffer.from('PK\u0003\u0004 nothing more'), 'list_unreadable'],
    ['more than 2000 rows', Buffer.from(peopleCsv(2001)), 'list_too_long'],
  ])('a list that is %s is refused', async (_name, content, code) => {
    const person = await world.signIn();
    const file = { name: 'список', content_base64: content.toString('base64') };
    expect((await upload(person, { file })).json()).toMatchObject({ code });
  });

  test("another user's list is not found", async () => {
    const [person, other] = [await world.signIn({ paid: 100_000 }), await world.signIn({ paid: 100_000 })];
    const batch = await listOf(person, 2);
    const url = `/wholesale/${batch.id}`;
    for (const path of [url, `${url}/results`, `${url}/results.xlsx`, `${url}/bad-rows.xlsx`]) {
      expect((await other.request({ url: path })).statusCode).toBe(404);
    }
    expect((await other.request({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await confirm(other, batch)).statusCode).toBe(404);
    expect((await other.request({ url: '/wholesale' })).json()).toEqual({ batches: [], total: 0 });
  });

  test('a list that is not ordered is destroyed after a day, or at once on request', async () => {
    const person = await world.signIn();
    const [kept, dropped] = [await listOf(person, 2), await listOf(person, 2)];
    await person.request({ method: 'DELETE', url: `/wholesale/${dropped.id}` });
    const rowsOf = async (id: string) =>
      (await world.owner.query('select 1 from wholesale_row where batch_id = $1', [id])).rowCount;
    expect([await rowsOf(kept.id), await rowsOf(dropped.id)]).toEqual([2, 0]);
    await expireBatchesJob({ ...world.deps, now: () => new Date(Date.now() + DAY_MS + 1000) });
    expect(await rowsOf(kept.id)).toBe(0);
  });
});

describe('ordered lists', () => {
  test('an ordered list is one order held from the balance, and its rows are destroyed with their reports', async () => {
    const person = await world.signIn({ paid: 3 * 2900 + 100 });
    const batch = await listOf(person, 3);
    const answer = await confirm(person, batch);
    expect(answer.json()).toMatchObject({ state: 'running', rows_good: 3, counts: { queued: 3 }, total: 87 });
    expect(await paidOf(person)).toBe(100);
    const { rows } = await world.owner.query('select metadata from wholesale_row where batch_id = $1', [
      batch.id,
    ]);
    expect(rows).toEqual([{ metadata: {} }, { metadata: {} }, { metadata: {} }]);
    await expectLedgerLaws(world.owner);
  });

  test.each([
    ['with one key', false],
    ['with a key each', true],
  ])('a list confirmed twice at once %s is ordered once', async (_name, ownKeys) => {
    const person = await world.signIn({ paid: 1_000_000 });
    const batch = await listOf(person, 20);
    const key = randomUUID();
    const answers = await Promise.all([0, 1, 2].map(() => confirm(person, batch, ownKeys ? {} : { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((one) => one.json<Batch>().order_id)).size).toBe(1);
    expect(await ordersOf(person)).toBe(1);
    expect(await paidOf(person)).toBe(1_000_000 - 20 * 2900);
    await expectLedgerLaws(world.owner);
  });

  test('an ordered list returns the money of a failed row and announces all rows in one letter', async () => {
    const person = await world.signIn({ paid: 3 * 2900 });
    const batch = await listOf(person, 3);
    await confirm(person, batch);
    await world.jobs.runDue();
    const finished = (await person.request({ url: `/wholesale/${batch.id}` })).json<Batch>();
    expect(finished).toMatchObject({ state: 'finished', counts: { done: 2, refunded: 1 } });
    expect(await paidOf(person)).toBe(2900);
    expect(lettersTo(world, person)).toHaveLength(2);
    expect(new Set(lettersTo(world, person))).toEqual(new Set(['Заказ оплачен', 'Список проверен']));
    const results = (await person.request({ url: `/wholesale/${batch.id}/results` })).json();
    expect(results).toMatchObject({
      total: 3,
      levels: { clear: 2 },
      results: [
        { line: 2, name: 'Тестов Иван Петрович, 01.01.1970', status: 'done', level: 'clear' },
        { line: 3, status: 'refunded', level: null, sentence: expect.stringMatching(/возвращены/) },
        { line: 4, status: 'done', level: 'clear' },
      ],
    });
    const [first] = results.results;
    expect(first.report_path).toBe(`/check-person/${first.order_item_id}/`);
    await expectLedgerLaws(world.owner);
  });

  test('an ordered list is downloaded as a table', async () => {
    const person = await world.signIn({ paid: 100_000 });
    const text = `${peopleCsv(2)}\n=cmd|' /C calc'!A0;Иван;Петрович;01.01.1980`;
    const batch = await choose(person, await uploadText(person, text), { person: CHECK_BANKRUPTCY });
    await confirm(person, batch);
    await world.jobs.runDue();
    const read = async (name: string) => {
      const { rawPayload } = await person.request({ url: `/wholesale/${batch.id}/${name}` });
      const [sheet] = (await readXlsx(new Uint8Array(rawPayload))).sheets;
      expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
      return sheet?.rows;
    };
    const [, firstRow] = (await read('results.xlsx')) ?? [];
    expect(firstRow?.at(-1)).toMatch(/^https?:\/\/[^/]+\/check-person\/[0-9a-f-]{36}\/$/);
    expect(firstRow?.slice(0, 6)).toEqual([
      2,
      'Тестов Иван Петрович, 01.01.1970',
      'Банкротство',
      'Готов',
      'Замечаний нет',
      expect.any(String),
    ]);
    expect(await read('bad-rows.xlsx')).toEqual([
      ['Строка', 'Причина', 'Фамилия', 'Имя', 'Отчество', 'Дата рождения'],
      [
        4,
        'В ячейке формула: вставьте значение вместо неё',
        "=cmd|' /C calc'!A0",
        'Иван',
        'Петрович',
        '01.01.1980',
      ],
    ]);
  });

  test('an order of a list is refused when the balance is short or the price has changed', async () => {
    const person = await world.signIn({ paid: 2900 });
    const batch = await listOf(person, 2);
    expect((await confirm(person, batch)).json()).toMatchObject({ code: 'insufficient_funds' });
    expect((await confirm(person, { ...batch, total: 1 })).json()).toMatchObject({ code: 'price_changed' });
    expect(await ordersOf(person)).toBe(0);
    expect(await paidOf(person)).toBe(2900);
  });

  test('an ordered list paid by card waits for the payment, and its receipt combines many rows', async () => {
    const person = await world.signIn();
    const batch = await listOf(person, 60);
    const confirmed = (await confirm(person, batch, { balance: false })).json<Batch>();
    expect(confirmed.state).toBe('awaiting_payment');
    const url = `/order/${confirmed.order_id}/payment`;
    await person.request({ method: 'POST', url, headers: { 'idempotency-key': randomUUID() } });
    const bodies = [...world.yookassa.requests.values()] as { receipt: { items: object[] } }[];
    expect(bodies.at(-1)?.receipt.items).toMatchObject([
      { quantity: '60.00', amount: { value: '29.00' }, description: 'Банкротство' },
    ]);
  });

  test("a list ordered on the other brand is sold by that brand's company", async () => {
    const person = await world.signIn();
    const text = '77:06:0001001:1234\n7707083893\nТестов Иван;05.03.1990';
    const batch = await uploadText(person, text, { 'source-site': 'realestate.localhost' });
    expect(batch.groups.map(({ kind, total }) => [kind, total])).toEqual([
      ['object', 499],
      ['person', 499],
    ]);
    expect(batch.bad_rows).toMatchObject([{ line: 2, reason: 'На этом сайте не проверяют компании' }]);
    expect((await confirm(person, batch, { headers: PERSON_CHECK })).statusCode).toBe(404);
  });
});

test('a list of 500 rows is checked and ordered quickly', async () => {
  const person = await world.signIn({ paid: 10_000_000 });
  const started = performance.now();
  const batch = await uploadText(person, peopleCsv(500));
  const checked = performance.now();
  const answer = await confirm(person, batch);
  const placed = performance.now();
  expect(answer.json()).toMatchObject({ counts: { queued: 500 } });
  const { rows } = await world.owner.query(
    'select count(*)::int as tasks from report_task where status = $1',
    ['queued'],
  );
  expect(rows[0].tasks).toBeGreaterThanOrEqual(6000);
  // Far above the usual time (see the README), for a busy machine.
  expect(checked - started).toBeLessThan(3000);
  expect(placed - checked).toBeLessThan(8000);
  await world.owner.query('delete from pgboss.job');
});
