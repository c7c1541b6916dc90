import type { BatchResult } from '@proverka/contract/wholesale';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { block } from '../../../test/blocked-person.ts';
import { signInAs } from '../../../test/impersonation.ts';
import { createReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import {
  CHECK_BANKRUPTCY,
  choose,
  confirm,
  peopleCsv,
  quietSources,
  uploadText,
} from '../../../test/wholesale.ts';
import type { SignedInPerson } from '../../../test/world.ts';

const BLOCKED = 'Скрыто по требованию субъекта персональных данных';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: quietSources() });
});

async function checkedList(person: SignedInPerson): Promise<string> {
  const uploaded = await uploadText(person, peopleCsv(2));
  const batch = await choose(person, uploaded, { person: CHECK_BANKRUPTCY });
  await confirm(person, batch);
  await world.jobs.runDue();
  return `/wholesale/${batch.id}`;
}

const resultsOf = async (person: SignedInPerson, url: string) =>
  (await person.request({ url })).json<{
    results: BatchResult[];
    levels: Record<string, number>;
    total: number;
  }>();

async function cellsOf(person: SignedInPerson, url: string): Promise<unknown[][]> {
  const { rawPayload } = await person.request({ url: `${url}/results.xlsx` });
  const { sheets } = await readXlsx(new Uint8Array(rawPayload));
  return (sheets[0]?.rows ?? []).slice(1).map((row) => [row[1], row[4], row[5]]);
}

test('rows about a person whose data is blocked name nobody and tell no level, until the block ends', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const url = await checkedList(person);
  const end = await block(world, { last_name: 'Тестов', first_name: 'Иван', birth_date: '1970-01-01' });
  const blocked = await resultsOf(person, `${url}/results`);
  const clear = await resultsOf(person, `${url}/results?level=clear`);
  const cells = await cellsOf(person, url);
  await end();
  const after = await resultsOf(person, `${url}/results`);
  const ready = 'Отчёт готов: откройте его';
  expect(blocked.results[0]).toMatchObject({ name: BLOCKED, level: null, sentence: ready });
  expect(blocked.results[1]).toMatchObject({ name: 'Тестов Иван Петрович, 02.01.1970', level: 'clear' });
  expect(blocked.levels).toMatchObject({ clear: 1 });
  expect(clear).toMatchObject({ total: 1, results: [{ line: 3 }] });
  expect(cells[0]).toEqual([BLOCKED, '', ready]);
  expect(cells[1]?.slice(0, 2)).toEqual(['Тестов Иван Петрович, 02.01.1970', 'Замечаний нет']);
  expect(after.results[0]).toMatchObject({ name: 'Тестов Иван Петрович, 01.01.1970', level: 'clear' });
});

test('the staff in the place of a customer reads the people of a list masked', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const url = await checkedList(person);
  const staff = await signInAs(world, await world.signIn({ staff: 'admin' }), person);
  const { results } = await resultsOf(staff, `${url}/results`);
  expect(results.map(({ name }) => name)).toEqual(['Т. И. П., 1970', 'Т. И. П., 1970']);
});
