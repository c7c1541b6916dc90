import type { Batch } from '@proverka/contract/wholesale';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeCheckSources } from '../../../test/fake-check-sources.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { createReportWorld, lettersTo } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { CHECK_BANKRUPTCY, choose, confirm, uploadText } from '../../../test/wholesale.ts';

const sources = fakeCheckSources();
let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: sources.all });
});
beforeEach(() => sources.reset());

const list = [
  'Фамилия;Имя;Отчество;Дата рождения;Паспорт;ИНН',
  'Тестов;Иван;Петрович;01.01.1980;;',
  'Образцов;Иван;Петрович;02.01.1980;0010 100001;500100732259',
  'Примеров;Иван;Петрович;03.01.1980;;500100732259',
].join('\n');

test('the columns that the product lacks are named before the order, with checks and rows, and follow the product', async () => {
  const person = await world.signIn();
  const batch = await uploadText(person, list);
  expect(batch.lacking).toEqual([
    {
      kind: 'person',
      missing: 'passport',
      checks: ['Действительность паспорта', 'ИНН по паспорту'],
      lines: [2, 4],
    },
    { kind: 'person', missing: 'inn', checks: ['Налоговая задолженность'], lines: [2] },
  ]);
  expect((await choose(person, batch, { person: CHECK_BANKRUPTCY })).lacking).toEqual([]);
});

test('who skips for all beforehand waits for nothing and is asked for nothing', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const batch = await uploadText(person, list);
  const ordered = (await confirm(person, batch, { skipMissing: true })).json<Batch>();
  expect(ordered).toMatchObject({ lacking: [], skips_missing: true });
  await world.jobs.runDue();
  await world.jobs.runAll('report.ask-data');
  const url = `/wholesale/${batch.id}`;
  expect((await person.request({ url })).json<Batch>()).toMatchObject({
    state: 'finished',
    counts: { done: 3, needs_data: 0 },
  });
  const { rows } = await world.owner.query<{ type: string; reason: string }>(
    `select t.type, t.reason from report_task t join wholesale_row r on r.item_id = t.item_id
     where r.batch_id = $1 and r.line = 2 and t.status = 'skipped' order by t.type`,
    [batch.id],
  );
  expect(rows.map(({ type }) => type)).toContain('passport');
  expect(rows[0]?.reason).toMatch(/^Проверка пропущена/);
  expect(lettersTo(world, person)).not.toContain('Строкам списка нужны данные');
  await expectLedgerLaws(world.owner);
});

test('what a register asks for about one person was not named before, and is asked of the buyer', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const batch = await uploadText(person, list);
  await confirm(person, batch, { skipMissing: true });
  sources.needsData('Образцов', 'courts');
  await world.jobs.runDue();
  expect((await person.request({ url: `/wholesale/${batch.id}` })).json<Batch>()).toMatchObject({
    counts: { needs_data: 1, done: 2 },
  });
});

test('without that choice rows wait as before', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const batch = await uploadText(person, list);
  await confirm(person, batch);
  await world.jobs.runDue();
  expect((await person.request({ url: `/wholesale/${batch.id}` })).json<Batch>()).toMatchObject({
    state: 'running',
    skips_missing: false,
    counts: { needs_data: 2, done: 1 },
  });
});

test('results are sorted by level, the gravest first, over the pages', async () => {
  const person = await world.signIn({ paid: 1_000_000 });
  sources.found('Опаснов', 'bankruptcy');
  const quiet = Array.from({ length: 60 }, (_, place) => `Тестов;Иван;Петрович;01.01.${1930 + place}`);
  const rows = ['Фамилия;Имя;Отчество;Дата рождения', ...quiet, 'Опаснов;Иван;Петрович;01.01.1980'];
  const uploaded = await uploadText(person, rows.join('\n'));
  const batch = await choose(person, uploaded, { person: CHECK_BANKRUPTCY });
  await confirm(person, batch);
  await world.jobs.runDue();
  const read = async (query: string) =>
    (await person.request({ url: `/wholesale/${batch.id}/results?${query}` }))
      .json<{ results: { line: number; level: string }[] }>()
      .results.map(({ line, level }) => [line, level]);
  expect((await read('order=level')).slice(0, 2)).toEqual([
    [62, 'danger'],
    [2, 'clear'],
  ]);
  expect((await read('order=level&offset=50')).at(-1)).toEqual([61, 'clear']);
  expect((await read(''))[0]).toEqual([2, 'clear']);
  expect((await person.request({ url: `/wholesale/${batch.id}/results?order=name` })).statusCode).toBe(400);
});
