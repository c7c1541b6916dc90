import { describe, expect, test } from 'vitest';
import { processing } from '../testing/known.ts';
import { listAt, testSandbox, type TestSandbox, textAt, valueAt } from '../testing/test-sandbox.ts';

const sandbox = testSandbox({ checkSeconds: 0 });

const get = (path: string, query: Record<string, string>, from: TestSandbox = sandbox) =>
  from.call(
    'GET',
    `/fssp/api/v1.0/${path}?${new URLSearchParams({ token: 'sandbox-fssp-token', ...query }).toString()}`,
  );

const physical = (name: string, birthdate: string, region = '-1') => {
  const [lastname = '', firstname = '', secondname = ''] = name.split(' ');
  return { region, lastname, firstname, secondname, birthdate };
};

async function rows(path: string, query: Record<string, string>) {
  const started = await get(path, query);
  const { body } = await get('result', { task: textAt(started.body, 'response.task') });
  expect(valueAt(body, 'response.status')).toBe(0);
  return listAt(body, 'response.result.0.result');
}

const names = async (query: Record<string, string>) =>
  (await rows('search/physical', query)).map(({ name }) => name);

describe('the data bank of enforcement proceedings', () => {
  test('the enforcement data bank answers with rows in the format of the service', async () => {
    const found = await rows('search/physical', physical('Образцов Пётр Ильич', '15.05.1975'));
    expect(found).toHaveLength(3);
    expect(found[0]).toEqual({
      name: 'ОБРАЗЦОВ ПЁТР ИЛЬИЧ 15.05.1975 Г. САНКТ-ПЕТЕРБУРГ',
      exe_production: expect.stringMatching(/^\d+\/\d\d\/78\d{3}-ИП от \d\d\.\d\d\.\d{4}$/),
      details: expect.any(String),
      subject: expect.stringMatching(/: \d+\.00 руб\.$/),
      department: expect.any(String),
      bailiff: expect.any(String),
      ip_end: '',
    });
    expect(found.map(({ ip_end: end }) => end)).toContainEqual(
      expect.stringMatching(/^\d{4}-\d\d-\d\d, 46, 1, [34]$/),
    );
  });

  test('a person without debts has no proceedings, and another has one that has ended', async () => {
    expect(await names(physical('Тестов Иван Петрович', '31.01.1980'))).toEqual([]);
    const ended = await rows('search/physical', physical('Учебнов Денис Маркович', '13.01.1987'));
    expect(ended.map(({ ip_end: end }) => end)).not.toContain('');
  });

  test('a search for proceedings by name includes namesakes and can be narrowed by region', async () => {
    const anna = 'Тестова Анна Сергеевна';
    expect(await names(physical(anna, '02.02.1990'))).toEqual([
      'ТЕСТОВА АННА СЕРГЕЕВНА 02.02.1990 Г. КАЗАНЬ',
      'ТЕСТОВА АННА СЕРГЕЕВНА 20.11.1985 Г. МОСКВА',
    ]);
    expect(await names(physical(anna, '02.02.1990', '77'))).toEqual([
      'ТЕСТОВА АННА СЕРГЕЕВНА 20.11.1985 Г. МОСКВА',
    ]);
  });

  test('a search for proceedings of a company ignores quotation marks and includes namesakes; a proceeding is found by number', async () => {
    for (const name of ['ООО "Черновик"', 'ООО «ЧЕРНОВИК»', 'Черновик'])
      expect(await rows('search/legal', { region: '77', name })).toHaveLength(3);
    const [row] = await rows('search/legal', { region: '77', name: 'Черновик' });
    const number = textAt(row, 'exe_production').split(' ')[0] ?? '';
    expect(await rows('search/ip', { number })).toEqual([row]);
  });

  test('the enforcement data bank refuses a wrong token, a query without a name and an unknown task, in its own error format', async () => {
    for (const [status, answer] of [
      [401, await get('search/legal', { token: 'wrong', region: '77', name: 'Черновик' })],
      [400, await get('search/physical', physical('Тестов', '31.01.1980'))],
      [400, await get('search/physical', physical('Тестов Иван', '1980-01-31'))],
      [404, await get('result', { task: 'nobody' })],
      [404, await get('status', { task: 'nobody' })],
    ] as const)
      expect(answer).toMatchObject({ status, body: { status: 'error', code: status, exception: /./ } });
  });
});

describe('a task', () => {
  const query = physical('Образцов Пётр Ильич', '15.05.1975');

  test('a task of the enforcement data bank runs for a second and is then done', async () => {
    const slow = testSandbox();
    const task = textAt((await get('search/physical', query, slow)).body, 'response.task');
    const state = async () => [
      valueAt((await get('status', { task }, slow)).body, 'response.status'),
      valueAt((await get('result', { task }, slow)).body, 'response.status'),
    ];
    expect(await state()).toEqual([1, 1]);
    slow.pass(1000);
    expect(await state()).toEqual([0, 0]);
  });

  test.each([
    ['error', 200, 3],
    ['stuck', 200, 1],
    ['lose', 404, undefined],
  ])('the switch «%s» on background work gives status %i and state %o', async (kind, status, state) => {
    const switched = testSandbox();
    await processing(switched, 'fssp', { kind }, 'образцов пётр ильич 15.05.1975');
    const task = textAt((await get('search/physical', query, switched)).body, 'response.task');
    switched.pass(3_600_000);
    const answer = await get('result', { task }, switched);
    expect([answer.status, valueAt(answer.body, 'response.status')]).toEqual([status, state]);
  });
});
