import { createTestPlatform, renderPage, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as page from './home-page.tsx';
import { keptDraft, previewId, startLandings, textBox } from './landing-testing.tsx';

startLandings();

const open = (hostName = 'fizcheck.localhost') =>
  renderPage(page, '/', { platform: createTestPlatform({ hostName }), url: '/' });

describe('the main page of each host', () => {
  test.each([
    ['fizcheck.localhost', 'Проверьте человека до того, как довериться', 'Кого проверить'],
    ['fizcheck-pro.localhost', 'Проверка контрагентов и людей для бизнеса', 'Какую компанию проверить'],
    ['auto.fizcheck.localhost', 'Проверьте машину до того, как отдать деньги', 'Какую машину проверить'],
    ['ur.fizcheck.localhost', 'Проверьте компанию до первой оплаты', 'Какую компанию проверить'],
  ])('the main page of %s has its own heading, form and structured data', async (host, heading, form) => {
    const { head } = await open(host);
    const h1 = await screen.findByRole('heading', { level: 1 });
    expect(textOf(h1)).toBe(heading);
    expect(screen.getByRole('form', { name: form })).toBeTruthy();
    expect(head()?.title).not.toBe('');
    expect(head()?.structuredData).toEqual([
      expect.objectContaining({ '@type': 'Organization', url: `http://${host}/` }),
      expect.objectContaining({ '@type': 'FAQPage' }),
    ]);
  });

  test('main pages have different titles and descriptions on each host', async () => {
    const titles = new Set<string | undefined>();
    for (const host of ['fizcheck', 'fizcheck-pro', 'auto.fizcheck', 'realty.fizcheck', 'ur.fizcheck']) {
      const { head, unmount } = await open(`${host}.localhost`);
      titles.add(head()?.title);
      expect(head()?.description?.length).toBeGreaterThan(110);
      unmount();
    }
    expect(titles.size).toBe(5);
  });

  test('the real-estate host of the person-check brand links to the real-estate site', async () => {
    const platform = createTestPlatform({ hostName: 'realty.fizcheck.localhost' });
    const settings = { ...platform.settings, realEstateSiteUrl: 'https://realestate.example/' };
    await renderPage(page, '/', { platform: { ...platform, settings }, url: '/' });
    const link = await screen.findByRole('link', { name: 'Найти объект' });
    expect(link.getAttribute('href')).toBe('https://realestate.example/');
  });
});

test('checks of a person are compared by what they answer, others are a list, with listed prices', async () => {
  await open();
  const people = await screen.findByRole('region', { name: 'Проверка человека' });
  const [, whole, wider, debts] = within(people).getAllByRole('row');
  const link = within(whole ?? people).getByRole('link', { name: /^Проверка физического лица$/ });
  expect(link.getAttribute('href')).toBe('/check-person/');
  expect(textOf(whole ?? null)).toMatch(/Рекомендуем.*от 99 ₽/);
  expect(within(whole ?? people).getAllByRole('img', { name: 'есть' })).toHaveLength(4);
  expect(within(wider ?? people).getAllByRole('img', { name: 'есть' })).toHaveLength(5);
  expect(textOf(debts ?? null)).toMatch(/приставы.*29 ₽/);
  expect(
    within(people)
      .getByRole('link', { name: /^Проверка сотрудника$/ })
      .getAttribute('href'),
  ).toBe('/proverka-sotrudnika/');
  const others = screen.getByRole('region', { name: 'Другие проверки' });
  const line = within(others)
    .getByRole('link', { name: /^Долги у\sприставов$/ })
    .closest('li');
  expect(line?.textContent).toMatch(/29\u00a0₽/);
});

test.each([
  ['fizcheck.localhost', 'Проверить человека'],
  ['ur.fizcheck.localhost', 'Проверить компанию'],
  ['auto.fizcheck.localhost', 'Проверить машину'],
])(
  'the first screen of %s leads to its form, for phones where the form is below it',
  async (host, action) => {
    await open(host);
    const link = await screen.findByRole('link', { name: action });
    expect(link.getAttribute('href')).toBe('#form');
    expect(screen.getByRole('figure').textContent).toContain('Пример: всё вымышлено');
  },
);

describe('the form of a person', () => {
  test('the form of a person stores the input for the order, and not in the address', async () => {
    const { location } = await open();
    await userEvent.type(textBox(/^Фамилия/), 'Образцов');
    await userEvent.type(textBox(/^Имя/), 'Иван');
    await userEvent.type(textBox(/^Дата рождения/), '01.02.1980');
    await userEvent.click(screen.getByRole('checkbox', { name: /Даю согласие/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Проверить человека' }));
    await screen.findByText('Другая страница');
    expect(location()).toBe(`/check-person-preview/${previewId}/`);
    expect(keptDraft()).toEqual({
      product_name: 'CheckPerson',
      subject: { last_name: 'Образцов', first_name: 'Иван', birth_date: '1980-02-01' },
      preview_id: previewId,
    });
  });

  test('an empty form of a person shows the first failing rule of each field and keeps the input', async () => {
    await open();
    await userEvent.type(textBox(/^Имя/), 'Иван');
    await userEvent.type(textBox(/^Дата рождения/), '31.02.1980');
    await userEvent.click(screen.getByRole('button', { name: 'Проверить человека' }));
    expect(await screen.findByText('Невалидная дата')).toBeTruthy();
    expect(screen.getByText('Обязательное поле')).toBeTruthy();
    expect(screen.getByText('Чтобы продолжить, установите этот флажок')).toBeTruthy();
    expect(document.activeElement).toBe(textBox(/^Фамилия/));
    expect(textBox(/^Имя/).value).toBe('Иван');
    expect(keptDraft()).toBeNull();
  });
});

test('a car is recognised by its plate', async () => {
  await open('auto.fizcheck.localhost');
  await userEvent.type(textBox(/^VIN/), 'a123bc77');
  await userEvent.click(screen.getByRole('button', { name: 'Проверить машину' }));
  await screen.findByText('Другая страница');
  expect(keptDraft()).toEqual({
    product_name: 'CheckAuto',
    subject: { plate: 'А123ВС77' },
    preview_id: previewId,
  });
});
