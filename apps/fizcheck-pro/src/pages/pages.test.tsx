import type { SupportRequest } from '@proverka/contract/support';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderPage,
  testApiUrl,
  testSession,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import * as businessPage from './fizcheck-business-page.tsx';
import * as expertPage from './fizcheck-expert-page.tsx';
import * as expertReportPage from './fizcheck-expert-report-page.tsx';
import * as wholesalePage from './wholesale-page.tsx';

const server = startTestServer();

let sent: SupportRequest[] = [];

beforeEach(() => {
  sent = [];
  server.use(
    http.get(`${testApiUrl}/products`, () => HttpResponse.json([])),
    http.get(`${testApiUrl}/wholesale`, () => HttpResponse.json({ batches: [], total: 0 })),
    http.post(`${testApiUrl}/support`, async ({ request }) => {
      sent.push((await request.json()) as SupportRequest);
      return HttpResponse.json({ number: 17 });
    }),
  );
});

const personCheck = () => createTestPlatform({ hostName: 'fizcheck.localhost' });

const openWholesale = (platform: TestPlatform) =>
  renderPage(wholesalePage, '/wholesale/', { platform, url: '/wholesale/' });

async function fill(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.type(screen.getByRole('textbox', { name: label }), text);
  }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }));

describe('the page for business', () => {
  test('the page for business shows services and prices, and has structured data of its questions', async () => {
    const platform = personCheck();
    const { head } = await renderPage(businessPage, '/fizcheck-business/', {
      platform,
      url: '/fizcheck-business/',
    });
    for (const name of ['Цены', /^Договор и\sдокументы$/, /^Чего мы не\sделаем$/, /^Вопросы и\sответы$/]) {
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
    }
    const prices = screen.getByRole('region', { name: 'Цены' });
    expect(within(prices).getByRole('link', { name: 'Проверка контрагента' })).toBeTruthy();
    expect(within(prices).getAllByText(/^от\s99\s₽$/)).toHaveLength(1);
    expect(within(prices).getAllByText(/^от\s149\s₽$/)).toHaveLength(2);
    expect(head()?.structuredData).toMatchObject([{ '@type': 'FAQPage' }]);
  });
});

describe('expert conclusions', () => {
  test('the page about expert conclusions explains every level, and guests may request access', async () => {
    const platform = createTestPlatform({ hostName: 'fizcheck-pro.localhost' });
    await renderPage(expertPage, '/fizcheck-expert/', { platform, url: '/fizcheck-expert/' });
    const levels = await screen.findByRole('region', { name: 'Как читать уровни' });
    for (const word of ['Опасность', 'Предупреждение', 'Внимание', 'Замечаний нет', 'Не проверено']) {
      expect(within(levels).getByText(word)).toBeTruthy();
    }
    expect(screen.getByText(/Заключения подключаются по заявке/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Отправить заявку' })).toBeTruthy();
  });

  test('an unknown expert conclusion is a 404', async () => {
    await renderPage(expertReportPage, '/fizcheck-expert/:id/', {
      platform: createTestPlatform({ hostName: 'fizcheck-pro.localhost' }),
      url: '/fizcheck-expert/42/',
    });
    expect(screen.getByRole('alert').textContent).toBe('404');
  });
});

describe('a wholesale order', () => {
  test.each([
    ['realestate.localhost', ['Объекты недвижимости']],
    ['fizcheck.localhost', ['Люди', 'Компании', 'Автомобили']],
  ])('the wholesale page on %s has a sample file for each subject', async (hostName, titles) => {
    await openWholesale(createTestPlatform({ hostName }));
    const files = await screen.findAllByRole('link', { name: /^Скачать образец:/ });
    expect(files.map((link) => link.getAttribute('aria-label'))).toEqual(
      titles.map((title) => `Скачать образец: ${title}`),
    );
    for (const link of files) {
      expect(link.getAttribute('download')).toMatch(/\.csv$/);
      expect(link.getAttribute('href')).toMatch(/^data:text\/csv/);
    }
  });

  test('a guest requests a wholesale order with a consent of its own and gets a number', async () => {
    await openWholesale(personCheck());
    await fill({
      'Как к вам обращаться': 'Тестов',
      'E-mail для ответа': 'testov@example.com',
      'Сколько строк и какие отчёты': '120 строк',
    });
    await userEvent.click(screen.getByRole('checkbox', { name: /Даю согласие/ }));
    await send();
    expect(await screen.findByText('Заявка № 17 принята')).toBeTruthy();
    expect(sent).toEqual([
      {
        name: 'Тестов',
        email: 'testov@example.com',
        text: 'Оптовый заказ\n\n120 строк',
        page: '/wholesale/',
        consent: { personal_data_version: 'personal-data-test' },
      },
    ]);
  });

  test('an empty wholesale request says what is missing and sends nothing', async () => {
    await openWholesale(personCheck());
    await send();
    expect(screen.getAllByText('Обязательное поле')).toHaveLength(3);
    expect(screen.getByText('Чтобы продолжить, установите этот флажок')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Как к вам обращаться' }));
    expect(sent).toEqual([]);
  });

  test('a wholesale request with an invalid e-mail shows the message of the rules', async () => {
    await openWholesale(personCheck());
    await fill({ 'E-mail для ответа': 'не почта' });
    await send();
    expect(screen.getByText('Некорректный email')).toBeTruthy();
  });

  test("a signed-in visitor's wholesale request has name and e-mail filled in and needs no further consent", async () => {
    await openWholesale(createTestPlatform({ hostName: 'fizcheck.localhost', visitor: testSession }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await fill({ 'Сколько строк и какие отчёты': '5 компаний' });
    await send();
    expect(await screen.findByText('Заявка № 17 принята')).toBeTruthy();
    expect(sent[0]).not.toHaveProperty('consent');
    expect(sent[0]?.email).toBe('testov@example.com');
  });

  test('a wholesale request that could not be sent keeps the input', async () => {
    server.use(http.post(`${testApiUrl}/support`, () => HttpResponse.error()));
    await openWholesale(createTestPlatform({ hostName: 'fizcheck.localhost', visitor: testSession }));
    await fill({ 'Сколько строк и какие отчёты': '5 компаний' });
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Нет связи');
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сколько строк и какие отчёты' }).value,
    ).toBe('5 компаний');
  });
});
