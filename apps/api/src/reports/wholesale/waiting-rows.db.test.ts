import type { Batch } from '@proverka/contract/wholesale';
import { beforeAll, expect, test } from 'vitest';
import { fakeCheckSources } from '../../../test/fake-check-sources.ts';
import { createReportWorld, lettersTo } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { CHECK_BANKRUPTCY, choose, confirm, uploadText } from '../../../test/wholesale.ts';

let world: ReportWorld;
beforeAll(async () => {
  const sources = fakeCheckSources();
  sources.needsData('Тестов', 'bankruptcy');
  world = await createReportWorld({ checkSources: sources.all });
});

test('rows that need data are listed among the others and announced in one letter', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const list = ['Образцов', 'Тестов', 'Примеров', 'Тестов'].map(
    (name, place) => `${name};Иван;Петрович;0${place + 1}.01.1980`,
  );
  const uploaded = await uploadText(person, ['Фамилия;Имя;Отчество;Дата рождения', ...list].join('\n'));
  const batch = await choose(person, uploaded, { person: CHECK_BANKRUPTCY });
  await confirm(person, batch);
  await world.jobs.runDue();
  const url = `/wholesale/${batch.id}`;
  expect((await person.request({ url })).json<Batch>()).toMatchObject({
    state: 'running',
    counts: { done: 2, needs_data: 2 },
  });
  expect((await person.request({ url: `${url}/results?status=needs_data` })).json()).toMatchObject({
    total: 2,
    levels: { clear: 2 },
    results: [
      { line: 3, status: 'needs_data', level: null },
      { line: 5, status: 'needs_data', level: null },
    ],
  });
  await world.jobs.runAll('report.ask-data');
  await world.jobs.runDue();
  expect(
    lettersTo(world, person).filter((subject) => subject === 'Строкам списка нужны данные'),
  ).toHaveLength(1);
  expect(lettersTo(world, person)).not.toContain('Для отчёта нужны данные');
});
