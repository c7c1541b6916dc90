import type { FlatSale, SaleHistory } from '@proverka/contract/sale-history';
import type { RefusalCode } from '@proverka/contract/refusals';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { pages } from './sale-history-pages.tsx';

const server = startTestServer();
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json([])));
});

const sale = (more: Partial<FlatSale> = {}): FlatSale => ({
  date: '2026-03-02',
  rooms: 2,
  area_m2: 54.3,
  floor: 3,
  price: 12_400_000,
  price_per_m2: 228_361,
  source: 'Сделка, зарегистрированная в Росреестре',
  ...more,
});

const history = (sales: FlatSale[], more: Partial<SaleHistory> = {}): SaleHistory => ({
  building: { address: 'г Москва, ул Образцова, д 1', cadastral_number: '77:01:0001001:100' },
  source: 'История продаж',
  source_date: '2026-11-20',
  sales,
  years: [
    {
      year: 2026,
      sales: sales.length,
      median_price: 12_400_000,
      median_price_per_m2: 228_361,
      min_price_per_m2: 210_000,
      max_price_per_m2: 240_000,
    },
  ],
  ...more,
});

const answer = (given: SaleHistory) =>
  server.use(
    http.get(`${testApiUrl}/sale_history`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('query') ?? '');
      return HttpResponse.json(given);
    }),
  );

const refuse = (status: number, code: RefusalCode, title: string) =>
  server.use(http.get(`${testApiUrl}/sale_history`, () => refusal(status, code, title)));

const asUser = () => createTestPlatform({ visitor: testSession });
const openSearch = (platform = asUser()) =>
  renderPage(pages['sale-history'], '/sale-history/', { url: '/sale-history/', platform });
const openDetail = (detail: string, platform = asUser()) =>
  renderPage(pages['sale-history-detail'], '/sale-history/:detail/', {
    url: `/sale-history/${encodeURIComponent(detail)}/`,
    platform,
  });

describe('a guest', () => {
  test('a guest sees what the sale history is and is asked to sign in', async () => {
    const platform = createTestPlatform();
    const forms: (string | undefined)[] = [];
    await openSearch({
      ...platform,
      sessionActions: {
        ...platform.sessionActions,
        askToSignIn: async (form) => {
          forms.push(form);
          return false;
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(forms).toEqual(['register']);
  });

  test('a guest at the address of a building sees no sales until signed in', async () => {
    answer(history([sale()]));
    const platform = createTestPlatform();
    await openDetail('Образцова,_д_1', platform);
    await screen.findByRole('button', { name: 'Зарегистрироваться' });
    expect(asked).toEqual([]);
    platform.session.setState(testSession);
    expect(await screen.findByRole('heading', { name: /Продажи в.доме/ })).toBeTruthy();
    await waitFor(() => expect(asked).toEqual(['Образцова, д 1']));
  });
});

describe('the search', () => {
  test("the sale search leads to the building's own address, without the flat and with underscores", async () => {
    const { location } = await openSearch();
    await userEvent.type(
      screen.getByRole('combobox', { name: 'Дом' }),
      'г Москва, ул Образцова, д 1, кв 5{Enter}',
    );
    await waitFor(() =>
      expect(decodeURIComponent(location())).toBe('/sale-history/г_Москва,_ул_Образцова,_д_1/'),
    );
  });

  test('the sale search asks for a missing house number and keeps the input', async () => {
    const { location } = await openSearch();
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Дом' });
    await userEvent.type(field, 'улица Образцова{Enter}');
    expect(await screen.findByText('Добавьте номер дома, например «д 1»')).toBeTruthy();
    expect(field.value).toBe('улица Образцова');
    expect(location()).toBe('/sale-history/');
  });

  test('an address without a house is the 404 page of the sale history', async () => {
    await openDetail('Образцова');
    expect(screen.getByRole('alert').textContent).toBe('404');
  });
});

describe('the sales of a building', () => {
  test('sales of a building are shown by year in a chart and a table, then one by one with their source', async () => {
    answer(
      history([
        sale(),
        sale({ date: '2026-01-15', rooms: 0, floor: null, source: 'Цена объявления, снятого с продажи' }),
      ]),
    );
    await openDetail('г_Москва,_ул_Образцова,_д_1');
    expect(await screen.findByRole('img', { name: /Медиана цены квадратного метра по годам/ })).toBeTruthy();
    const years = screen.getByRole('table', { name: 'Цена квадратного метра по годам' });
    expect(textOf(within(years).getAllByRole('row')[1] ?? null)).toContain('228 361 ₽');
    const rows = within(screen.getByRole('table', { name: 'Продажи квартир в доме' })).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(textOf(rows[1] ?? null)).toContain('02.03.2026');
    expect(textOf(rows[1] ?? null)).toContain('12 400 000 ₽');
    expect(textOf(rows[2] ?? null)).toContain('студия');
    expect(textOf(rows[2] ?? null)).toContain('Цена объявления, снятого с продажи');
    expect(textOf(document.querySelector('main'))).toContain(
      '2 продажи за 2026 год. Источник: История продаж, сведения на 20.11.2026',
    );
  });

  test('sales of a large house start with twenty', async () => {
    answer(history(Array.from({ length: 53 }, () => sale())));
    await openDetail('Образцова,_д_1');
    const table = await screen.findByRole('table', { name: 'Продажи квартир в доме' });
    expect(within(table).getAllByRole('row')).toHaveLength(21);
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё 33' }));
    expect(within(table).getAllByRole('row')).toHaveLength(54);
  });

  test('a text is shown while sales load', async () => {
    server.use(
      http.get(`${testApiUrl}/sale_history`, async () => {
        await delay('infinite');
        return HttpResponse.json(history([]));
      }),
    );
    await openDetail('Образцова,_д_1');
    expect(await screen.findByText('Ищем продажи в доме')).toBeTruthy();
  });

  test('a known house without sales and an unknown house have different messages', async () => {
    answer(history([], { years: [] }));
    const known = await openDetail('Образцова,_д_1');
    expect(await screen.findByText('Сведений о продажах в этом доме нет')).toBeTruthy();
    known.unmount();
    answer(history([], { years: [], building: null }));
    await openDetail('Образцова,_д_2');
    expect(await screen.findByText('Дом «Образцова, д 2» в источнике не найден')).toBeTruthy();
  });

  test('a sale history source that does not answer is reported and can be queried again', async () => {
    refuse(
      503,
      'source_unavailable',
      'Источник сведений сейчас не отвечает. Повторите через несколько минут',
    );
    await openDetail('Образцова,_д_1');
    const alert = await screen.findByRole('alert');
    expect(textOf(alert)).toContain('Источник не ответил');
    expect(textOf(alert)).toContain('Это ничего не говорит о продажах в доме');
    answer(history([sale()]));
    await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('table', { name: 'Продажи квартир в доме' })).toBeTruthy();
  });

  test('a visitor above the rate limit of the sale history is told so', async () => {
    refuse(429, 'too_many_requests', 'Слишком много запросов. Подождите немного и повторите');
    await openDetail('Образцова,_д_1');
    expect(await screen.findByRole('heading', { name: 'Слишком много запросов' })).toBeTruthy();
  });
});
