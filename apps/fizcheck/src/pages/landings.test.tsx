import { productFixture } from '@proverka/contract/product.fixtures';
import type { Product } from '@proverka/contract/product';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl } from '@proverka/shell-sdk/testing';
import { serviceOf } from '@proverka/catalogue/services';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { landingIds, landings, type LandingId } from '@proverka/catalogue/person-check-landings';
import { landingText } from '../content/landing-text.ts';
import { decl } from '../decl.ts';
import { pages } from '../module.ts';
import * as checkout from './check-checkout-page.tsx';

const server = startTestServer();
const previewId = '0192f0c1-0000-7000-8000-00000000aaaa';
beforeAll(() => {
  // jsdom lays nothing out and has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  sessionStorage.clear();
  catalogue([]);
  server.use(http.post(`${testApiUrl}/preview`, () => HttpResponse.json({ id: previewId })));
});

const catalogue = (products: readonly Product[]) =>
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json(products)));

const platform = () => createTestPlatform({ hostName: 'fizcheck.localhost' });
const pathOf = (id: string) => decl.routes.find((route) => route.id === id)?.path ?? '';

async function open(id: LandingId, url = pathOf(id)) {
  return renderPage(await pages[id](), pathOf(id), { platform: platform(), url });
}
const orderItemId = '0192f0c1-0000-7000-8000-000000000001';
const openAt = async (id: keyof typeof pages, url: string) =>
  renderPage(await pages[id](), pathOf(id), { platform: platform(), url });
const refusal = (status: number, code: string, title: string, fields?: object) =>
  HttpResponse.json(
    { type: 'about:blank', title, status, code, requestId: 'r-1', ...(fields && { fields }) },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
const openCheckout = () =>
  renderPage(checkout, '/fizcheckCheckout/', { platform: platform(), url: '/fizcheckCheckout/' });

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Проверить/ }));
const draft = () => JSON.parse(sessionStorage.getItem('checkDraft') ?? 'null') as unknown;
const keep = (product_name: string, subject: object) =>
  sessionStorage.setItem('checkDraft', JSON.stringify({ product_name, subject }));
const words = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

describe('every landing', () => {
  test.each(landingIds)('%s is about a service the brand sells, in words of its own', async (id) => {
    const landing = await landingText(id);
    expect(landing).toMatchObject({ id, path: `/${id}/`, product_name: landings[id].product });
    for (const name of [landing.product_name, ...landing.related]) {
      expect(serviceOf('person-check', name).title).not.toBe('');
    }
    expect(landing.title.length).toBeLessThanOrEqual(60);
    expect(landing.questions.length).toBeGreaterThanOrEqual(4);
    await open(id);
    const h1 = await screen.findByRole('heading', { level: 1 });
    expect(words(h1)).toBe(landing.heading);
  });

  test('no two tell the same', async () => {
    const landings = await Promise.all(landingIds.map(landingText));
    for (const field of ['title', 'description', 'heading', 'lead'] as const) {
      expect(new Set(landings.map((landing) => landing[field])).size).toBe(landings.length);
    }
  });

  test('reports below landings are for those who signed in, and an unknown one is a 404', async () => {
    const reports = decl.routes.filter(({ id }) => id.endsWith('-report') || id === 'check-person-pdf');
    expect(reports.map(({ path }) => path)).toEqual([
      '/check-person/:id/',
      '/check-fiz/:id/',
      '/counter-agent/:id/',
      '/credit-rating/:id/',
      '/proverka-avto/:id/',
      '/check-person-pdf/:id/',
    ]);
    server.use(
      http.get(`${testApiUrl}/report/:id`, () => refusal(404, 'report_not_found', 'Отчёт не найден')),
    );
    for (const route of reports) {
      expect(route).toMatchObject({ guards: ['user'], isPrivate: true });
      const { unmount } = await openAt(route.id, route.path.replace(':id', orderItemId));
      expect(screen.getByRole('alert').textContent).toBe('404');
      unmount();
    }
  });
});

describe('the form of a person', () => {
  test('asks what the sources of the product need', async () => {
    await open('proverka-fssp');
    expect(screen.getByRole('combobox', { name: 'Регион' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /паспорта/ })).toBeNull();
  });

  test('left empty, says the first failing rule of each field and keeps nothing', async () => {
    await open('proverka-fssp');
    await submit();
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(4);
    expect(screen.getByText('Чтобы продолжить, установите этот флажок')).toBeTruthy();
    expect(draft()).toBeNull();
  });

  test('goes on to the preview with what was entered, not in the address', async () => {
    const { location } = await open('proverka-fssp');
    await userEvent.type(field(/^Фамилия/), ' Образцов ');
    await userEvent.type(field(/^Имя/), 'Иван');
    await userEvent.type(field(/^Дата рождения/), '01021980');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Регион' }), '77');
    await userEvent.click(screen.getByRole('checkbox', { name: /Даю согласие/ }));
    await submit();
    await screen.findByText('Другая страница');
    expect(location()).toBe(`/check-person-preview/${previewId}/`);
    expect(draft()).toEqual({
      product_name: 'CheckFssp',
      subject: { last_name: 'Образцов', first_name: 'Иван', birth_date: '1980-02-01', region: '77' },
      preview_id: previewId,
    });
  });

  test('keeps optional data folded away, and opens it where it is wrong', async () => {
    await open('check-person');
    const more = screen.getByText('Добавить паспорт, ИНН, регион: ответ будет точнее').closest('details');
    expect(more?.open).toBe(false);
    await userEvent.type(field(/^Фамилия/), 'Образцов');
    await userEvent.type(field(/^Имя/), 'Иван');
    await userEvent.type(field(/^Дата рождения/), '01.02.1980');
    await userEvent.click(screen.getByRole('checkbox', { name: /Даю согласие/ }));
    await userEvent.click(screen.getByText(/^Добавить паспорт/));
    await userEvent.type(screen.getByLabelText('ИНН'), '500100732258');
    await userEvent.click(screen.getByText(/^Добавить паспорт/));
    await submit();
    expect(await screen.findByText('Неправильный ИНН')).toBeTruthy();
    expect(more?.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('ИНН'));
  });

  test('is filled in again for whoever comes back to mend it', async () => {
    keep('CheckFssp', { last_name: 'Образцов', first_name: 'Иван', birth_date: '1980-02-01', region: '77' });
    await open('proverka-fssp');
    expect(field(/^Фамилия/).value).toBe('Образцов');
    expect(field(/^Дата рождения/).value).toBe('01.02.1980');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Регион' }).value).toBe('77');
  });
});

describe('consent', () => {
  const consentOf = () =>
    words(screen.getByRole('checkbox', { name: /^Даю согласие/ }).closest('label') ?? document.body);

  test.each(['credit-rating', 'proverka-bki'] as const)(
    '%s: a credit history is somebody else’s only with written consent (218-FZ, article 6)',
    async (id) => {
      await open(id);
      expect(consentOf()).toContain('есть его письменное согласие на запрос (статья 6 закона № 218‑ФЗ)');
    },
  );

  test('for open registers the agreement of the person is enough', async () => {
    await open('proverka-fssp');
    expect(consentOf()).toMatch(/если проверяю другого человека — он на это согласен$/);
  });
});

test('a page without a form does not speak of one at its end', async () => {
  await open('proverka-nedvij');
  expect(await screen.findByRole('link', { name: 'Перейти к поиску объекта' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Перейти к форме' })).toBeNull();
});

describe('the form of a company', () => {
  const party = {
    value: 'ООО «Образец-Снаб»',
    data: {
      inn: '7700000016',
      ogrn: '1027700000019',
      management: { name: 'Тестов Павел Андреевич' },
      status: 'ACTIVE',
      address: 'г. Тверь',
    },
  };

  test('a suggestion taken puts the INN into the field', async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${testApiUrl}/suggestions/party`, ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ suggestions: [party], available: true });
      }),
    );
    await open('counter-agent');
    const company = screen.getByRole<HTMLInputElement>('combobox', { name: /^ИНН, ОГРН/ });
    await userEvent.type(company, 'обр');
    await userEvent.click(await screen.findByRole('option', { name: /Образец-Снаб/ }));
    expect(asked).toEqual([`?query=${encodeURIComponent('обр')}&count=8`]);
    expect(company.value).toBe('7700000016');
    await submit();
    await screen.findByText('Другая страница');
    expect(draft()).toEqual({
      product_name: 'CounterAgent',
      subject: { inn: '7700000016', company_name: 'ООО «Образец-Снаб»' },
      preview_id: previewId,
    });
  });

  test('what only the server can refuse is said at the field', async () => {
    const words = 'Выберите компанию из подсказок или введите ИНН или ОГРН';
    server.use(
      http.get(`${testApiUrl}/suggestions/party`, () =>
        HttpResponse.json({ suggestions: [], available: true }),
      ),
      http.post(`${testApiUrl}/preview`, () =>
        refusal(400, 'subject_invalid', 'Проверьте', { 'subject.inn': words }),
      ),
    );
    const { location } = await open('counter-agent');
    await userEvent.type(screen.getByRole('combobox', { name: /^ИНН, ОГРН/ }), 'ООО Образец');
    await submit();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(location()).toBe('/counter-agent/');
  });

  test('a preview that cannot be made does not keep from ordering', async () => {
    server.use(http.post(`${testApiUrl}/preview`, () => HttpResponse.error()));
    const { location } = await open('counter-agent');
    await userEvent.type(screen.getByRole('combobox', { name: /^ИНН, ОГРН/ }), '7700000016');
    await submit();
    await screen.findByText('Другая страница');
    expect(location()).toBe('/fizcheckCheckout/');
  });

  test('a wrong number is refused in the specification’s words', async () => {
    await open('counter-agent');
    await userEvent.type(screen.getByRole('combobox', { name: /^ИНН, ОГРН/ }), '7700000017');
    await submit();
    expect(await screen.findByText('Неправильный ИНН')).toBeTruthy();
    expect(draft()).toBeNull();
  });
});

describe('the form of a car', () => {
  test.each([
    ['а123вс77', { plate: 'А123ВС77' }],
    ['xta210990y2766389', { vin: 'XTA210990Y2766389' }],
    ['gx110-6012345', { body_number: 'GX110-6012345' }],
  ])('«%s» is told for what it is', async (text, subject) => {
    await open('proverka-avto');
    await userEvent.type(field(/^VIN/), text);
    await submit();
    await screen.findByText('Другая страница');
    expect(draft()).toEqual({ product_name: 'CheckAuto', subject, preview_id: previewId });
  });

  test('refuses what is no number of a car', async () => {
    await open('proverka-avto');
    await userEvent.type(field(/^VIN/), 'А000ВС77');
    await submit();
    expect(await screen.findByText('Некорректный гос. номер')).toBeTruthy();
  });
});

describe('the order of a check', () => {
  const product = productFixture({
    product_id: '0192f0c1-0000-7000-8000-000000000009',
    product_name: 'CheckAuto',
    product_name_ru: 'Проверка автомобиля',
    product_price: 199,
    metadata: { contents: ['Залог и розыск'], expected: { p50: 300, p95: 1200, measured: false } },
  });

  test('without a filled-in form leads to the checks', async () => {
    await openCheckout();
    const link = await screen.findByRole('link', { name: 'Выбрать проверку' });
    expect(link.getAttribute('href')).toBe('/fizcheck/');
  });

  test('shows what was entered and the way back to mend it', async () => {
    catalogue([{ ...product, product_name: 'CheckFssp' }]);
    keep('CheckFssp', { last_name: 'Образцов', first_name: 'Иван', birth_date: '1980-02-01', region: '77' });
    await openCheckout();
    const summary = screen.getByRole('region', { name: 'О ком отчёт' });
    expect(words(summary)).toMatch(/Образцов Иван.*01\.02\.1980.*Москва/);
    const back = within(summary).getByRole('link', { name: 'Изменить данные' });
    expect(back.getAttribute('href')).toBe('/proverka-fssp/');
  });

  test('a check the catalogue does not sell is said to be so, with what works', async () => {
    catalogue([product]);
    keep('CheckFssp', { last_name: 'Образцов' });
    await openCheckout();
    expect(screen.getByText('Эту проверку сейчас нельзя заказать')).toBeTruthy();
    const working = within(screen.getByRole('region', { name: 'Что работает сейчас' }));
    expect(working.getAllByRole('link').map(words)).toEqual([
      'Действительность паспорта',
      'Проверка автомобиля',
    ]);
  });

  test('a check on sale has its price, time and contents', async () => {
    catalogue([product]);
    keep('CheckAuto', { plate: 'А123ВС77' });
    await openCheckout();
    const order = words(screen.getByRole('region', { name: 'Состав и цена' }));
    expect(order).toMatch(/199 ₽.*Залог и розыск/);
    expect(screen.queryByText('Эту проверку сейчас нельзя заказать')).toBeNull();
  });

  test('a silent catalogue is no refusal', async () => {
    server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.error()));
    keep('CheckAuto', { plate: 'А123ВС77' });
    await openCheckout();
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy();
    expect(screen.queryByText('Эту проверку сейчас нельзя заказать')).toBeNull();
  });
});

describe('sample reports', () => {
  test.each(['check-person', 'counter-agent', 'check-auto'] as const)(
    '%s is marked as invented and tells silence from absence',
    async (name) => {
      const id = `${name}-preview` as const;
      await renderPage(await pages[id](), pathOf(id), { platform: platform(), url: `/${id}/` });
      expect(screen.getByText(/всё вымышлено/)).toBeTruthy();
      const sources = within(screen.getByRole('region', { name: 'Источники' }));
      expect(sources.getAllByText('Не удалось проверить').length).toBeGreaterThan(0);
      expect(sources.getAllByText('Сведений не найдено').length).toBeGreaterThan(0);
      expect(screen.getByRole('link', { name: 'Заказать такую проверку' })).toBeTruthy();
    },
  );

  test('credit-rating is marked as invented and has the one source the report has', async () => {
    const id = 'credit-rating-preview';
    await renderPage(await pages[id](), pathOf(id), { platform: platform(), url: `/${id}/` });
    expect(screen.getByText(/всё вымышлено/)).toBeTruthy();
    const sources = within(screen.getByRole('region', { name: 'Источники' }));
    expect(sources.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  test('an unknown preview is a 404', async () => {
    server.use(
      http.get(`${testApiUrl}/preview/:id`, () =>
        refusal(404, 'preview_not_found', 'Предпросмотр не найден'),
      ),
    );
    await openAt('made-check-auto-preview', `/check-auto-preview/${previewId}/`);
    expect(screen.getByRole('alert').textContent).toBe('404');
  });
});
