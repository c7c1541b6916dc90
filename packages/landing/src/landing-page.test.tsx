import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { levelWords } from '@proverka/words/level-words';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Landing } from './landing.ts';
import { landingPage } from './landing-page.tsx';

const server = startTestServer();

const source = 'Банк данных исполнительных производств';
const landing: Landing = {
  id: 'proverka-fssp',
  path: '/proverka-fssp/',
  product_name: 'CheckFssp',
  title: 'Долги у приставов',
  description: 'Проверка долгов человека у приставов.',
  heading: 'Проверка долгов',
  lead: 'Покажем производства.',
  steps: [{ title: 'Назовите человека', text: 'Имя и дата рождения.' }],
  checks: [{ title: 'Действующие производства', text: 'Номер и сумма.', source }],
  answers: [
    { level: 'danger', title: 'Долг взыскивают', text: 'Арест возможен.' },
    { level: 'unchecked', title: 'Не ответил', text: 'Повторим запрос.' },
  ],
  limits: ['Уплаченный долг уходит не сразу.'],
  sample: {
    subject: 'Образцов Иван Петрович',
    verdict: { level: 'danger', sentence: 'Есть взыскание.' },
    findings: [{ level: 'danger', title: 'Долг', text: 'По приказу.', source, source_date: '2026-11-16' }],
  },
  questions: [{ question: 'Законно ли?', answer: 'Да.' }],
  related: ['CheckFssp', 'CheckFsspFree', 'CheckPassportFull', 'CheckPerson'],
};

const page = landingPage({
  id: landing.id,
  text: async () => landing,
  Form: () => <form aria-label="Чьи долги" />,
  crumbs: [{ title: 'Все проверки', path: '/fizcheck/' }],
  samplePath: '/check-person-preview/',
});

const catalogue = (price?: number) =>
  server.use(
    http.get(`${testApiUrl}/products`, () =>
      HttpResponse.json(
        price === undefined ? [] : [{ product_name: 'CheckFssp', product_price: price, metadata: {} }],
      ),
    ),
  );
const open = (platform = createTestPlatform({ hostName: 'fizcheck.localhost' })) =>
  renderPage(page, landing.path, { platform, url: landing.path });

test("a landing starts with the form and explains the service below, in the order of a visitor's questions", async () => {
  catalogue();
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Проверка долгов' })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Чьи долги' })).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(textOf);
  expect(headings).toEqual([
    'Как это работает',
    'Что проверяем и где',
    'Что означает ответ',
    'Так выглядит ответ',
    'Чего эта проверка не скажет',
    'Вопросы и ответы',
    'Смотрите также',
    'Партнёры',
    'Долги у приставов',
  ]);
});

test('levels on a landing have a word besides their colour', async () => {
  catalogue();
  await open();
  const answers = textOf(await screen.findByRole('region', { name: 'Что означает ответ' }));
  expect(answers).toContain('ОпасностьДолг взыскивают');
  expect(answers).toContain('Не провереноНе ответил');
});

test('a service that states something and judges nothing has no word of a level', async () => {
  const stating: Landing = {
    ...landing,
    answers: [{ title: 'Цена выше границ', text: 'Спросите почему.' }],
    sample: {
      subject: 'Квартира',
      verdict: { sentence: 'Цена 12 млн ₽.' },
      findings: [{ title: 'Семь похожих', text: 'Рядом.', source, source_date: null }],
    },
  };
  catalogue();
  const platform = createTestPlatform({ hostName: 'fizcheck.localhost' });
  const quiet = landingPage({
    id: landing.id,
    text: async () => stating,
    Form: () => <form aria-label="Чьи долги" />,
    crumbs: [],
  });
  await renderPage(quiet, landing.path, { platform, url: landing.path });
  const sample = textOf(await screen.findByRole('region', { name: 'Так выглядит ответ' }));
  expect(sample).toContain('КвартираЦена 12 млн ₽.Семь похожих');
  for (const word of [...Object.values(levelWords), 'Вывод']) expect(sample).not.toContain(word);
  expect(textOf(screen.getByRole('region', { name: 'Что означает ответ' }))).toMatch(
    /^Что означает ответЦена выше границ/,
  );
});

test('the sample on a landing says that it is invented and links to the whole report', async () => {
  catalogue();
  await open();
  const sample = await screen.findByRole('region', { name: 'Так выглядит ответ' });
  expect(textOf(sample)).toContain('вымышлено');
  expect(textOf(sample)).toContain('данные на 16.11.2026');
  const whole = within(sample).getByRole('link', { name: 'Пример отчёта целиком' });
  expect(whole.getAttribute('href')).toBe('/check-person-preview/');
});

test('related services have their badge and price, and the landing does not link to itself', async () => {
  catalogue();
  await open();
  const related = await screen.findByRole('region', { name: 'Смотрите также' });
  const cards = within(related).getAllByRole('listitem').map(textOf);
  expect(cards).toHaveLength(3);
  expect(cards[0]).toMatch(/^Есть ли долги у приставов.*Бесплатно/);
  expect(cards[1]).toMatch(/Новое.*29 ₽/);
  expect(cards[2]).toMatch(/Всё включено.*от 99 ₽/);
});

test("the catalogue's price is shown on the landing and given to search engines", async () => {
  catalogue(35.5);
  const { head } = await open();
  expect(await screen.findAllByText(/35,50/)).toHaveLength(2);
  expect(head()).toMatchObject({
    title: landing.title,
    description: landing.description,
    crumbs: [{ title: 'Все проверки', path: '/fizcheck/' }],
  });
  expect(head()?.structuredData).toEqual([
    expect.objectContaining({
      '@type': 'Service',
      url: 'http://fizcheck.localhost/proverka-fssp/',
      offers: expect.objectContaining({ price: 35.5 }) as unknown,
    }),
    expect.objectContaining({ '@type': 'FAQPage' }),
  ]);
});

test('the listed price is shown while the catalogue does not answer', async () => {
  server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.error()));
  const { head } = await open();
  // Beside the form, at the end, and on the card of another service with the same price.
  expect(await screen.findAllByText(/^29\s₽$/)).toHaveLength(3);
  expect(head()?.structuredData?.[0]).toMatchObject({ offers: { price: 29 } });
});

test('the breadcrumbs of a landing are shown and linked', async () => {
  catalogue();
  await open();
  const way = await screen.findByRole('navigation', { name: 'Вы здесь' });
  const links = within(way).getAllByRole('link');
  expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
    ['Главная', '/'],
    ['Все проверки', '/fizcheck/'],
  ]);
});

test('a guest is offered to sign in, a user is not', async () => {
  catalogue();
  const asked: string[] = [];
  const platform = createTestPlatform({ hostName: 'fizcheck.localhost' });
  const askToSignIn = async (form = '') => asked.push(form) > 100;
  const first = await open({
    ...platform,
    sessionActions: { ...platform.sessionActions, askToSignIn },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(asked).toEqual(['login']);
  first.unmount();
  await open(createTestPlatform({ hostName: 'fizcheck.localhost', visitor: testSession }));
  expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
});
