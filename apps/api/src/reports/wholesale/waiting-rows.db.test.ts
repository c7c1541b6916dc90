import type { Batch, BatchResult } from '@proverka/contract/wholesale';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHECK_AUTO_OWNER } from '../../../test/checks.ts';
import { fakeCheckSources } from '../../../test/fake-check-sources.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { createReportWorld, lettersTo, paidBalanceOf } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { CHECK_BANKRUPTCY, choose, confirm, uploadText } from '../../../test/wholesale.ts';

const sources = fakeCheckSources();
let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: sources.all });
});
beforeEach(() => {
  sources.reset();
  sources.needsData('Тестов', 'bankruptcy');
});

/** Rows of the product, in this order, after the sources that answer at once. */
async function order(person: SignedInPerson, names: readonly string[], product: string): Promise<string> {
  const list = names.map(
    (name, place) => `${name};Иван;Петрович;0${place + 1}.01.1980;0010 100001;500100732259`,
  );
  const uploaded = await uploadText(
    person,
    ['Фамилия;Имя;Отчество;Дата рождения;Паспорт;ИНН', ...list].join('\n'),
  );
  const batch = await choose(person, uploaded, { person: product });
  await confirm(person, batch);
  await world.jobs.runDue();
  return `/wholesale/${batch.id}`;
}

const resultsOf = async (person: SignedInPerson, url: string, query = '') =>
  (await person.request({ url: `${url}/results${query}` })).json<{
    results: BatchResult[];
    total: number;
    levels: Record<string, number>;
    preliminary: Record<string, number>;
  }>();

test('rows that need data are listed among the others and announced in one letter', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const names = ['Образцов', 'Тестов', 'Примеров', 'Тестов'];
  const url = await order(person, names, CHECK_BANKRUPTCY);
  expect((await person.request({ url })).json<Batch>()).toMatchObject({
    state: 'running',
    counts: { done: 2, needs_data: 2 },
  });
  expect((await person.request({ url: `${url}/results?status=needs_data` })).json()).toMatchObject({
    total: 2,
    levels: { clear: 2 },
    preliminary: { clear: 0, unchecked: 0 },
    results: [
      { line: 3, status: 'needs_data', level: null, is_preliminary: false },
      { line: 5, status: 'needs_data', level: null, is_preliminary: false },
    ],
  });
  await world.jobs.runAll('report.ask-data');
  await world.jobs.runDue();
  expect(
    lettersTo(world, person).filter((subject) => subject === 'Строкам списка нужны данные'),
  ).toHaveLength(1);
  expect(lettersTo(world, person)).not.toContain('Для отчёта нужны данные');
});

describe('a row with a record that waits for the data of another check', () => {
  test('counts with its level, marked as preliminary, in the table, its filter and the workbook', async () => {
    sources.reset();
    sources.needsData('Тестов', 'courts');
    sources.needsData('Образцов', 'courts');
    sources.found('Тестов', 'bankruptcy');
    const person = await world.signIn({ paid: 100_000 });
    const url = await order(person, ['Тестов', 'Образцов', 'Примеров'], CHECK_AUTO_OWNER);
    const seen = await resultsOf(person, url);
    expect(seen.levels).toMatchObject({ danger: 1, clear: 1, unchecked: 0 });
    expect(seen.preliminary).toMatchObject({ danger: 1, clear: 0 });
    const [bankrupt, quiet, checked] = seen.results;
    expect(bankrupt).toMatchObject({ status: 'needs_data', level: 'danger', is_preliminary: true });
    expect(bankrupt?.sentence).toMatch(/^Предварительно: найдено то, с чем дело иметь опасно.*ждут данных/);
    // What was found so far is nothing bad, and that is no all-clear.
    expect(quiet).toMatchObject({ status: 'needs_data', level: null, is_preliminary: false });
    expect(checked).toMatchObject({ status: 'done', level: 'clear', is_preliminary: false });
    expect(await resultsOf(person, url, '?level=danger')).toMatchObject({
      total: 1,
      results: [{ line: 2 }],
    });
    const file = await person.request({ url: `${url}/results.xlsx` });
    const { sheets } = await readXlsx(new Uint8Array(file.rawPayload));
    const cells = (sheets[0]?.rows ?? []).slice(1).map((row) => row[4]);
    expect(cells).toEqual(['Опасность (предварительно)', '', 'Замечаний нет']);
  });

  test('keeps its level when its waiting checks are skipped in all rows, and is preliminary no more', async () => {
    sources.reset();
    for (const name of ['Тестов', 'Образцов']) sources.needsData(name, 'courts');
    sources.found('Тестов', 'bankruptcy');
    const person = await world.signIn({ paid: 100_000 });
    const url = await order(person, ['Тестов', 'Образцов', 'Примеров'], CHECK_AUTO_OWNER);
    const skip = () => person.request({ method: 'POST', url: `${url}/skip` });
    const answers = await Promise.all([skip(), skip()]);
    const rows = answers.map((answer) => answer.json<{ rows: number }>().rows);
    expect(new Set(rows)).toEqual(new Set([0, 2]));
    await world.jobs.runDue();
    const seen = await resultsOf(person, url);
    expect(seen.levels).toMatchObject({ danger: 1, clear: 1, unchecked: 1 });
    expect(Object.values(seen.preliminary).every((count) => count === 0)).toBe(true);
    expect(seen.results.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect((await person.request({ url })).json<Batch>().state).toBe('finished');
    expect(lettersTo(world, person)).toContain('Список проверен');
    expect(lettersTo(world, person)).not.toContain('Отчёт готов');
    await expectLedgerLaws(world.owner);
  });
});

test('skipping in all rows returns the money of rows where nothing was checked, and a stranger finds no list', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const url = await order(person, ['Тестов', 'Образцов', 'Тестов'], CHECK_BANKRUPTCY);
  const stranger = await world.signIn();
  expect((await stranger.request({ method: 'POST', url: `${url}/skip` })).statusCode).toBe(404);
  const { total } = (await person.request({ url })).json<Batch>();
  const answer = await person.request({ method: 'POST', url: `${url}/skip` });
  expect(answer.json()).toEqual({ rows: 2, checks: 2 });
  await world.jobs.runDue();
  expect((await person.request({ url })).json<Batch>()).toMatchObject({ counts: { done: 1, refunded: 2 } });
  expect(await paidBalanceOf(world, person)).toBe(100_000 - Math.round((total * 100) / 3));
  expect((await resultsOf(person, url)).results[0]?.sentence.replaceAll(/\s/g, ' ')).toMatch(
    /^Не проверено: не указаны данные\. .* возвращены на баланс\.$/,
  );
  await expectLedgerLaws(world.owner);
});
