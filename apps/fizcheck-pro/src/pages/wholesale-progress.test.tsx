import type { Batch } from '@proverka/contract/wholesale';
import { textOf } from '@proverka/shell-sdk/testing';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { exampleBatch, exampleId } from './examples.ts';
import { batchUrl, openBatch, noLevels } from './wholesale-testing.tsx';

const server = startTestServer();

function serve(batch: Batch) {
  server.use(http.get(batchUrl, () => HttpResponse.json(batch)));
}

test('a finished list shows level, sentence and report link of every row', async () => {
  serve(
    exampleBatch({
      state: 'finished',
      order_id: exampleId(5),
      groups: [],
      bad_rows: [],
      counts: { done: 459, refunded: 1 },
    }),
  );
  server.use(
    http.get(`${batchUrl}/results`, () =>
      HttpResponse.json({
        total: 2,
        levels: { danger: 1, warning: 0, attention: 0, clear: 458, unchecked: 0 },
        preliminary: noLevels,
        results: [
          {
            line: 2,
            order_item_id: exampleId(21),
            report_path: `/check-person/${exampleId(21)}/`,
            name: 'Тестов Иван Петрович, 31.01.1980',
            product_name_ru: 'Банкротство',
            status: 'done',
            level: 'danger',
            is_preliminary: false,
            sentence: 'Идёт процедура банкротства.',
          },
          {
            line: 3,
            order_item_id: exampleId(22),
            report_path: `/check-person/${exampleId(22)}/`,
            name: '',
            product_name_ru: 'Банкротство',
            status: 'refunded',
            level: null,
            is_preliminary: false,
            sentence: 'Не удалось проверить, деньги возвращены на баланс',
          },
        ],
      }),
    ),
  );
  await openBatch();
  const row = await screen.findByRole('row', { name: /Тестов Иван/ });
  expect(textOf(row)).toMatch(/Опасность.*Идёт процедура банкротства/);
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/check-person/${exampleId(21)}/`);
  expect(screen.getByRole('row', { name: /Данные уничтожены/ })).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('460');
});

test('a row that waits for data says so at once, and that only its owner can help', async () => {
  let asksForData = false;
  let asked: string | null = null;
  const stands = () => (asksForData ? { needs_data: 1, done: 1 } : { running: 1, done: 1 });
  server.use(
    http.get(batchUrl, () =>
      HttpResponse.json(
        exampleBatch({
          state: 'running',
          order_id: exampleId(5),
          groups: [],
          bad_rows: [],
          rows_good: 2,
          counts: stands(),
        }),
      ),
    ),
    http.get(`${batchUrl}/results`, ({ request }) => {
      asked = new URL(request.url).searchParams.get('status');
      return HttpResponse.json({
        total: 1,
        levels: noLevels,
        preliminary: noLevels,
        results: [
          {
            line: 2,
            order_item_id: exampleId(21),
            report_path: `/check-person/${exampleId(21)}/`,
            name: 'Тестов Иван Петрович, 31.01.1980',
            product_name_ru: 'Проверка физического лица',
            status: asksForData ? 'needs_data' : 'running',
            level: null,
            is_preliminary: false,
            sentence: asksForData ? 'Источнику нужны ещё данные: откройте отчёт' : 'Проверяется',
          },
        ],
      });
    }),
  );
  await openBatch();
  expect(textOf(await screen.findByRole('row', { name: /Тестов Иван/ }))).toContain('Готовится');
  expect(screen.getByText(/Страницу можно закрыть/)).toBeTruthy();
  asksForData = true;
  await waitFor(
    () => expect(textOf(screen.getByRole('row', { name: /Тестов Иван/ }))).toContain('Нужны данные'),
    { timeout: 10_000 },
  );
  expect(screen.queryByText(/Страницу можно закрыть/)).toBeNull();
  expect(textOf(screen.getByRole('region', { name: 'Ход проверки' }))).toContain(
    'Остальные строки ждут ваших данных',
  );
  const choice = screen.getByRole('option', { name: /Нужны данные: 1.строка/ });
  await userEvent.selectOptions(screen.getByLabelText('Показать'), choice);
  await waitFor(() => expect(asked).toBe('needs_data'));
});

test('a danger found before a row is finished counts, marked as preliminary, and waiting rows are skipped together', async () => {
  let isSkipped = false;
  server.use(
    http.get(batchUrl, () =>
      HttpResponse.json(
        exampleBatch({
          state: isSkipped ? 'finished' : 'running',
          order_id: exampleId(5),
          groups: [],
          bad_rows: [],
          rows_good: 2,
          counts: isSkipped ? { done: 2 } : { needs_data: 2 },
        }),
      ),
    ),
    http.post(`${batchUrl}/skip`, () => {
      isSkipped = true;
      return HttpResponse.json({ rows: 2, checks: 3 });
    }),
    http.get(`${batchUrl}/results`, () =>
      HttpResponse.json({
        total: 1,
        levels: { ...noLevels, danger: 1 },
        preliminary: { ...noLevels, danger: isSkipped ? 0 : 1 },
        results: [
          {
            line: 2,
            order_item_id: exampleId(21),
            report_path: `/check-person/${exampleId(21)}/`,
            name: 'Тестов Иван Петрович, 31.01.1980',
            product_name_ru: 'Проверка физического лица',
            status: isSkipped ? 'done' : 'needs_data',
            level: 'danger',
            is_preliminary: !isSkipped,
            sentence: 'Найдено то, с чем дело иметь опасно: розыск.',
          },
        ],
      }),
    ),
  );
  await openBatch();
  const row = await screen.findByRole('row', { name: /Тестов Иван/ });
  expect(textOf(row)).toMatch(/Опасность.*предварительно/);
  expect(screen.getByRole('option', { name: /Опасность: 1.строка, 1 предварительно/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Пропустить во всех строках' }));
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(isSkipped).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Пропустить во всех строках' }));
  await userEvent.click(screen.getByRole('button', { name: /Да, пропустить в.2.строках/ }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Список проверен' })).toBeTruthy());
  expect(screen.queryByRole('button', { name: /Пропустить/ })).toBeNull();
  await waitFor(() =>
    expect(textOf(screen.getByRole('row', { name: /Тестов Иван/ }))).not.toContain('предварительно'),
  );
});

test('results come with the gravest first when somebody asks for that', async () => {
  serve(
    exampleBatch({
      state: 'finished',
      order_id: exampleId(5),
      groups: [],
      bad_rows: [],
      counts: { done: 460 },
    }),
  );
  const asked: (string | null)[] = [];
  server.use(
    http.get(`${batchUrl}/results`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('order'));
      return HttpResponse.json({ total: 0, levels: noLevels, preliminary: noLevels, results: [] });
    }),
  );
  await openBatch();
  await userEvent.selectOptions(await screen.findByLabelText('Порядок'), 'Сначала опасные');
  await waitFor(() => expect(asked).toEqual(['line', 'level']));
});

test.each([
  [100, true],
  [101, false],
])('all of %i ready reports are one ZIP, and one PDF while they fit into it', async (done, isPdf) => {
  serve(
    exampleBatch({ state: 'finished', order_id: exampleId(5), groups: [], bad_rows: [], counts: { done } }),
  );
  server.use(
    http.get(`${batchUrl}/results`, () =>
      HttpResponse.json({ total: 0, levels: noLevels, preliminary: noLevels, results: [] }),
    ),
  );
  await openBatch();
  expect(await screen.findByRole('button', { name: 'Все отчёты ZIP' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Все отчёты одним PDF' }) !== null).toBe(isPdf);
  expect(screen.queryByText(/до.100.отчётов/) !== null).toBe(!isPdf);
});
