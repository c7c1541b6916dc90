import type { Batch } from '@proverka/contract/wholesale';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleBatch, exampleId } from './examples.ts';
import * as batchPage from './wholesale-batch-page.tsx';
import * as wholesalePage from './wholesale-page.tsx';

const server = startTestServer();

const words = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const batchUrl = `${testApiUrl}/wholesale/:id`;

function serve(batch: Batch) {
  server.use(http.get(batchUrl, () => HttpResponse.json(batch)));
}

function open({ balance = '100000.00', id = exampleId(1) } = {}) {
  const visitor = { ...testSession, balance };
  return renderPage(batchPage, '/wholesale/:id/', {
    platform: createTestPlatform({ visitor, hostName: 'fizcheck.localhost' }),
    url: `/wholesale/${id}/`,
  });
}

const noLevels = { danger: 0, warning: 0, attention: 0, clear: 0, unchecked: 0 };

describe('a list that is not ordered', () => {
  test('a checked list shows its price, the parsed rows and their errors', async () => {
    serve(exampleBatch());
    await open();
    const sum = await screen.findByRole('region', { name: 'Расчёт' });
    expect(words(sum)).toContain('Итого45 540 ₽');
    expect(screen.getByText('Тестов Иван Петрович, 31.01.1980')).toBeTruthy();
    const bad = screen.getByRole('region', { name: 'Строки с ошибками: 40' });
    expect(within(bad).getAllByRole('row')).toHaveLength(11);
    await userEvent.click(within(bad).getByRole('button', { name: /Показать ещё 30/ }));
    expect(within(bad).getAllByRole('row')).toHaveLength(41);
    expect(
      within(bad)
        .getByRole('link', { name: /Скачать/ })
        .getAttribute('href'),
    ).toContain('bad-rows.xlsx');
  });

  test('a list is priced again when another product is chosen', async () => {
    serve(exampleBatch());
    let asked: unknown;
    server.use(
      http.put(batchUrl, async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json(exampleBatch({ total: 13_340 }));
      }),
    );
    await open();
    const choice = await screen.findByRole('combobox', { name: /Люди: 460/ });
    await userEvent.selectOptions(choice, exampleId(12));
    expect(await screen.findByRole('button', { name: /13\s340/ })).toBeTruthy();
    expect(asked).toEqual({ products: { person: exampleId(12) } });
  });

  test('a list is ordered with both consents, at the displayed price, under one key for repeated clicks', async () => {
    serve(exampleBatch());
    const sent: { key: string | null; body: unknown }[] = [];
    server.use(
      http.post(`${batchUrl}/confirm`, async ({ request }) => {
        sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
        if (sent.length === 1) return HttpResponse.error();
        return HttpResponse.json(
          exampleBatch({ state: 'running', order_id: exampleId(5), counts: { queued: 460 } }),
        );
      }),
      http.get(`${batchUrl}/results`, () => HttpResponse.json({ results: [], total: 0, levels: noLevels })),
    );
    await open();
    const pay = await screen.findByRole('button', { name: /Оплатить 45\s540\s₽ с\sбаланса/ });
    await userEvent.click(pay);
    expect(screen.getAllByText('Чтобы продолжить, установите этот флажок')).toHaveLength(2);
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(pay);
    expect((await screen.findByRole('alert')).textContent).toContain('Нет связи');
    await userEvent.click(pay);
    await screen.findByRole('heading', { name: 'Ход проверки' });
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(sent[1]?.body).toMatchObject({ use_account_balance: true, expected_total: 45_540 });
  });

  test('a list is paid by card when the balance is too low', async () => {
    serve(exampleBatch());
    await open({ balance: '10.00' });
    expect(await screen.findByRole('button', { name: /Заказать за 45\s540/ })).toBeTruthy();
    expect(screen.getByText(/не хватает/)).toBeTruthy();
  });

  test('a list offers the current balance, which may have grown since the page was loaded', async () => {
    serve(exampleBatch());
    const platform = createTestPlatform({
      visitor: { ...testSession, balance: '0.00' },
      hostName: 'fizcheck.localhost',
    });
    const refresh = async () => {
      platform.session.setState({ balance: '50000.00' });
      return platform.session.getState();
    };
    await renderPage(batchPage, '/wholesale/:id/', {
      platform: { ...platform, sessionActions: { ...platform.sessionActions, refresh } },
      url: `/wholesale/${exampleId(1)}/`,
    });
    expect(await screen.findByRole('button', { name: /Оплатить 45\s540\s₽ с\sбаланса/ })).toBeTruthy();
  });

  test('the reminder of lawful grounds for personal data is shown only for lists with people', async () => {
    const { groups, ...batch } = exampleBatch();
    const [people] = groups;
    if (!people) throw new Error('The example has no group.');
    serve({ ...batch, groups });
    const { unmount } = await open();
    expect(words(await screen.findByRole('region', { name: 'Расчёт' }))).toContain('законное основание');
    unmount();
    serve({ ...batch, groups: [{ ...people, kind: 'object' }] });
    await open();
    expect(words(await screen.findByRole('region', { name: 'Расчёт' }))).not.toContain('законное основание');
  });

  test('a list with invalid rows only links back to the upload', async () => {
    serve(exampleBatch({ rows_good: 0, groups: [], sample: [], total: 0 }));
    await open();
    expect(await screen.findByRole('heading', { name: 'Ни одной строки проверить нельзя' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('an expired list says so', async () => {
    server.use(
      http.get(batchUrl, () =>
        HttpResponse.json(
          { type: 'about:blank', title: 'Нет', status: 404, code: 'batch_not_found', requestId: 'r' },
          { status: 404, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    );
    await open();
    expect(await screen.findByRole('heading', { name: 'Такого списка нет' })).toBeTruthy();
  });

  test('an invalid id of a list is a 404', async () => {
    await open({ id: 'spisok' });
    expect(screen.getByRole('alert').textContent).toBe('404');
  });
});

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
        results: [
          {
            line: 2,
            order_item_id: exampleId(21),
            report_path: `/check-person/${exampleId(21)}/`,
            name: 'Тестов Иван Петрович, 31.01.1980',
            product_name_ru: 'Банкротство',
            status: 'done',
            level: 'danger',
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
            sentence: 'Не удалось проверить, деньги возвращены на баланс',
          },
        ],
      }),
    ),
  );
  await open();
  const row = await screen.findByRole('row', { name: /Тестов Иван/ });
  expect(words(row)).toMatch(/Опасность.*Идёт процедура банкротства/);
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
        results: [
          {
            line: 2,
            order_item_id: exampleId(21),
            report_path: `/check-person/${exampleId(21)}/`,
            name: 'Тестов Иван Петрович, 31.01.1980',
            product_name_ru: 'Проверка физического лица',
            status: asksForData ? 'needs_data' : 'running',
            level: null,
            sentence: asksForData ? 'Источнику нужны ещё данные: откройте отчёт' : 'Проверяется',
          },
        ],
      });
    }),
  );
  await open();
  expect(words(await screen.findByRole('row', { name: /Тестов Иван/ }))).toContain('Готовится');
  expect(screen.getByText(/Страницу можно закрыть/)).toBeTruthy();
  asksForData = true;
  await waitFor(
    () => expect(words(screen.getByRole('row', { name: /Тестов Иван/ }))).toContain('Нужны данные'),
    { timeout: 10_000 },
  );
  expect(screen.queryByText(/Страницу можно закрыть/)).toBeNull();
  expect(words(screen.getByRole('region', { name: 'Ход проверки' }))).toContain(
    'Остальные строки ждут ваших данных',
  );
  const choice = screen.getByRole('option', { name: /Нужны данные: 1.строка/ });
  await userEvent.selectOptions(screen.getByLabelText('Показать'), choice);
  await waitFor(() => expect(asked).toBe('needs_data'));
});

const openDesk = () =>
  renderPage(wholesalePage, '/wholesale/', {
    platform: createTestPlatform({ visitor: testSession, hostName: 'fizcheck.localhost' }),
    url: '/wholesale/',
  });

describe('the lists of a visitor', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
  });
  afterEach(() => void vi.useRealTimers());

  function serveLists(...states: Parameters<typeof exampleBatch>[0][]) {
    let asked = 0;
    server.use(
      http.get(`${testApiUrl}/wholesale`, () => {
        asked += 1;
        const batches = states.map((state, place) => exampleBatch({ id: exampleId(place + 1), ...state }));
        return HttpResponse.json({ batches, total: batches.length });
      }),
    );
    return () => asked;
  }

  test.each([
    ['under way', { state: 'running', counts: { done: 1 } }],
    ['that waits for its payment', { state: 'awaiting_payment' }],
  ] as const)('a list %s updates without a reload until it is finished', async (_, atFirst) => {
    serveLists({ ...atFirst, rows_good: 3 });
    await openDesk();
    const line = async () =>
      words((await screen.findByRole('link', { name: 'кандидаты.xlsx' })).closest('li') as Element);
    await line();
    serveLists({ state: 'running', rows_good: 3, counts: { done: 2 } });
    await vi.advanceTimersByTimeAsync(5500);
    await waitFor(async () => expect(await line()).toContain('готово 2 из 3'));
    const asked = serveLists({ state: 'finished', rows_good: 3, counts: { done: 3 } });
    await vi.advanceTimersByTimeAsync(5500);
    await waitFor(async () => expect(await line()).not.toContain('готово'));
    const askedTillEnd = asked();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(askedTillEnd);
  });
});

describe('the upload', () => {
  test('uploading pasted rows opens the new list', async () => {
    let sent: unknown;
    server.use(
      http.get(`${testApiUrl}/wholesale`, () => HttpResponse.json({ batches: [], total: 0 })),
      http.post(`${testApiUrl}/wholesale`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(exampleBatch());
      }),
    );
    const { location } = await openDesk();
    const text = await screen.findByRole('textbox', { name: 'Строки списка' });
    await userEvent.click(screen.getByRole('button', { name: 'Проверить строки' }));
    expect(screen.getByText('Вставьте строки или выберите файл')).toBeTruthy();
    await userEvent.type(text, '7707083893');
    await userEvent.click(screen.getByRole('button', { name: 'Проверить строки' }));
    await expect.poll(location).toBe(`/wholesale/${exampleId(1)}/`);
    expect(sent).toEqual({ text: '7707083893' });
  });

  test('uploading a file sends its bytes, and an unreadable file is refused with the reason on the same page', async () => {
    let sent: unknown;
    server.use(
      http.get(`${testApiUrl}/wholesale`, () => HttpResponse.json({ batches: [exampleBatch()], total: 1 })),
      http.post(`${testApiUrl}/wholesale`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(
          {
            type: 'about:blank',
            title: 'Файл не удалось прочитать',
            status: 422,
            code: 'list_unreadable',
            requestId: 'r',
          },
          { status: 422, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    );
    await openDesk();
    expect(await screen.findByRole('link', { name: 'кандидаты.xlsx' })).toBeTruthy();
    await userEvent.upload(
      screen.getByLabelText('Выбрать файл CSV или XLSX'),
      new File(['ИНН'], 'список.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText('Файл не удалось прочитать')).toBeTruthy();
    expect(sent).toEqual({ file: { name: 'список.csv', content_base64: '0JjQndCd' } });
  });
});
