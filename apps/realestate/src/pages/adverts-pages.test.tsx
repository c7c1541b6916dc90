import type { ApiReply } from '@proverka/contract/api';
import type { AdvertPage, AdvertSearch } from '@proverka/contract/adverts';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { advertOf, pageOf, severalAdverts } from '../adverts/adverts.fixtures.ts';
import { areas } from '../adverts/market.fixtures.ts';
import { answerAdverts, foundOf } from '../features/object-adverts/adverts-testing.ts';
import { pages } from './adverts-pages.tsx';

const server = startTestServer();
let asked: AdvertSearch[] = [];
beforeEach(() => {
  asked = [];
  server.use(http.get(`${testApiUrl}/market/areas`, () => HttpResponse.json(areas())));
});

const answer = (pageFor: (search: AdvertSearch) => AdvertPage = () => pageOf(severalAdverts)) =>
  server.use(
    http.post(`${testApiUrl}/adverts/list`, async ({ request }) => {
      const search = (await request.json()) as AdvertSearch;
      asked.push(search);
      return HttpResponse.json(pageFor(search));
    }),
  );

const open = (query = '') =>
  renderPage(pages.adverts, '/adverts/', { url: `/adverts/${query}`, platform: createTestPlatform() });
const find = (text: string) =>
  renderPage(pages['adverts-find'], '/adverts/find/', {
    url: `/adverts/find/?q=${encodeURIComponent(text)}`,
    platform: createTestPlatform(),
  });
const cards = () => within(screen.getByRole('list', { name: 'Найденные квартиры' })).getAllByRole('article');

describe('the search', () => {
  test('found flats say price, place, time on sale, repetitions and what is suspicious', async () => {
    answer();
    await open();
    const [first, second] = cards();
    const words = textOf(first);
    expect(words).toContain('9 850 000 ₽');
    expect(words).toContain('181 400 ₽ за м²');
    expect(words).toContain('116 дней в продаже');
    expect(words).toContain('2 объявления');
    expect(words).toContain('Цена −3,4 %');
    expect(textOf(second)).toContain('Подозрительно дёшево');
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/adverts/11482993/');
  });

  test('the conditions are those of the address, and the title names the place', async () => {
    answer();
    const { head } = await open('?id_city=1&id_district=108&rooms=2&price1=5000000');
    expect(asked[0]).toMatchObject({
      id_city: 1,
      id_district: 108,
      rooms: [2],
      price1: 5_000_000,
      offset: 0,
    });
    expect(head()?.title?.replaceAll('‑', '-')).toBe(
      'Продаются 2-комнатные квартиры: Санкт-Петербург, Невский район',
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Район' }).value).toBe('108');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Две комнаты' }).checked).toBe(true);
  });

  test('choosing a city opens its districts and forgets the district of another', async () => {
    answer();
    const { location } = await open('?id_city=1&id_district=108');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Город' }), 'Примерск');
    await waitFor(() => expect(location()).toBe('/adverts/?id_city=2'));
    const district = screen.getByRole('combobox', { name: 'Район' });
    expect(within(district).getByRole('option', { name: 'Заречный' })).toBeTruthy();
  });

  test('a typed price applies when the form is sent, and a word is refused beside its field', async () => {
    answer();
    const { location } = await open();
    const price = within(screen.getByRole('group', { name: 'Цена, ₽' }));
    await userEvent.type(price.getByRole('textbox', { name: 'От' }), 'дорого{Enter}');
    expect(await screen.findByText(/Введите цену числом/)).toBeTruthy();
    expect(location()).toBe('/adverts/');
    await userEvent.clear(price.getByRole('textbox', { name: 'От' }));
    await userEvent.type(price.getByRole('textbox', { name: 'До' }), '7 000 000{Enter}');
    await waitFor(() => expect(location()).toBe('/adverts/?price2=7000000'));
  });

  test('more flats are appended, and the focus goes to the first of them', async () => {
    answer(({ offset = 0 }) =>
      pageOf([advertOf({ id: offset + 1 }), advertOf({ id: offset + 2 })], {
        unique_count: 40,
        next_offset: offset === 0 ? 20 : null,
      }),
    );
    const { location } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(location()).toBe('/adverts/?shown=2');
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/adverts/21/'));
    expect(screen.queryByRole('link', { name: 'Показать ещё' })).toBeNull();
  });

  test('a page that failed leaves the others and can be asked for again', async () => {
    answer(() => pageOf(severalAdverts, { next_offset: 20 }));
    await open();
    server.use(
      http.post(`${testApiUrl}/adverts/list`, () => refusal(503, 'source_unavailable', 'Не отвечает')),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
    const alert = await screen.findByRole('alert');
    expect(cards()).toHaveLength(4);
    answer(() => pageOf([advertOf({ id: 77 })]));
    await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(cards()).toHaveLength(5));
  });

  test('the flats of a city are on a map that says in words what it shows', async () => {
    answer(() => pageOf(severalAdverts, { unique_count: 3804 }));
    await open('?id_city=1');
    const words = await screen.findByText(/На.карте 3.квартиры из.найденных/);
    expect(textOf(words)).toContain('север вверху');
    expect(asked[0]?.with_points).toBe(true);
  });

  test('without a city the map’s place has the cities to choose', async () => {
    answer();
    await open('?rooms=2');
    const city = screen.getByRole('link', { name: 'Санкт-Петербург' });
    expect(city.getAttribute('href')).toBe('/adverts/?id_city=1&rooms=2');
  });

  test('no flats by hard conditions: the place alone is offered', async () => {
    answer(() => pageOf([]));
    await open('?id_city=1&price2=1000');
    expect(await screen.findByText('По таким условиям квартир нет')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Оставить только место' }).getAttribute('href')).toBe(
      '/adverts/?id_city=1',
    );
  });

  test('before the first reading of the sites, an empty list is not called empty', async () => {
    answer(() => pageOf([], { actual_on: null }));
    await open();
    expect(await screen.findByText('Объявления ещё не собраны')).toBeTruthy();
  });
});

describe('one flat’s adverts', () => {
  test('a link of another site opens its advert', async () => {
    server.use(
      http.get(`${testApiUrl}/adverts/getIDAdvertByURL`, () => HttpResponse.json({ id: 11_482_993 })),
    );
    const { location } = await find('https://vitrina.example/flat/11482993');
    await waitFor(() => expect(location()).toBe('/adverts/11482993/'));
  });

  test('a link nobody knows is said to be unknown, not to be gone', async () => {
    server.use(
      http.get(`${testApiUrl}/adverts/getIDAdvertByURL`, () =>
        refusal(404, 'advert_not_found', 'Такого объявления нет'),
      ),
    );
    await find('https://elsewhere.example/1');
    expect(await screen.findByText('Такого объявления мы не знаем')).toBeTruthy();
  });

  test('an address has its adverts on sale before the removed ones', async () => {
    const reply: ApiReply<'GET /search/getByAddress'> = {
      total: 143,
      ids: [],
      list: [...severalAdverts],
    };
    server.use(http.get(`${testApiUrl}/search/getByAddress`, () => HttpResponse.json(reply)));
    await find('ул. Бабушкина, д. 14');
    const onSale = await screen.findByRole('list', { name: 'Сейчас в продаже' });
    expect(within(onSale).getAllByRole('article')).toHaveLength(3);
    expect(
      within(screen.getByRole('list', { name: 'Снято с продажи' })).getAllByRole('article'),
    ).toHaveLength(1);
    expect(textOf(document.querySelector('main'))).toContain('Известно 143 объявления, здесь последние 4.');
  });

  test('a number without adverts leads to its object', async () => {
    server.use(answerAdverts(foundOf({ of: 'flat' })));
    await find('78:12:0090007:30041');
    expect(await screen.findByText('Объявлений с номером 78:12:0090007:30041 нет')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Открыть объект' }).getAttribute('href')).toBe(
      '/object/78:12:0090007:30041/',
    );
  });

  test('a silent source is told apart from nothing found, and asked again', async () => {
    server.use(
      http.get(`${testApiUrl}/search/getByAddress`, () =>
        refusal(503, 'source_unavailable', 'Источник не отвечает'),
      ),
    );
    await find('ул. Бабушкина, д. 14');
    expect(textOf(await screen.findByRole('alert'))).toContain('Это не значит, что объявлений нет');
  });

  test('a word is shown while adverts are looked for', async () => {
    server.use(
      http.get(`${testApiUrl}/search/getByAddress`, async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    await find('ул. Бабушкина, д. 14');
    expect(await screen.findByText('Ищем объявления')).toBeTruthy();
  });

  test('the field says what it does not understand and keeps the text', async () => {
    answer();
    const { location } = await open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Знаете, какая квартира?' });
    await userEvent.type(field, '78:12:0090007{Enter}');
    expect(await screen.findByText(/Это не.весь кадастровый номер/)).toBeTruthy();
    expect(field.value).toBe('78:12:0090007');
    expect(location()).toBe('/adverts/');
  });
});
