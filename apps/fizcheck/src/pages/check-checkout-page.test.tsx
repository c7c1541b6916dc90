import { productFixture } from '@proverka/contract/product.fixtures';
import { renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import * as checkout from './check-checkout-page.tsx';
import { fizcheck, keepDraft, startLandings } from './landing-testing.tsx';

const { server, serveCatalogue } = startLandings();

const openCheckout = () =>
  renderPage(checkout, '/fizcheckCheckout/', { platform: fizcheck(), url: '/fizcheckCheckout/' });

describe('the order of a check', () => {
  const product = productFixture({
    product_id: '0192f0c1-0000-7000-8000-000000000009',
    product_name: 'CheckAuto',
    product_name_ru: 'Проверка автомобиля',
    product_price: 199,
    metadata: { contents: ['Залог и розыск'], expected: { p50: 300, p95: 1200, measured: false } },
  });

  test('the checkout of a check without a draft links to the checks', async () => {
    await openCheckout();
    const link = await screen.findByRole('link', { name: 'Выбрать проверку' });
    expect(link.getAttribute('href')).toBe('/fizcheck/');
  });

  test('the checkout of a check shows the draft and links back to correct it', async () => {
    serveCatalogue([{ ...product, product_name: 'CheckFssp' }]);
    keepDraft('CheckFssp', {
      last_name: 'Образцов',
      first_name: 'Иван',
      birth_date: '1980-02-01',
      region: '77',
    });
    await openCheckout();
    const summary = screen.getByRole('region', { name: 'О ком отчёт' });
    expect(textOf(summary)).toMatch(/Образцов Иван.*01\.02\.1980.*Москва/);
    const back = within(summary).getByRole('link', { name: 'Изменить данные' });
    expect(back.getAttribute('href')).toBe('/proverka-fssp/');
  });

  test('a check that is not on sale says so and links to alternatives', async () => {
    serveCatalogue([product]);
    keepDraft('CheckFssp', { last_name: 'Образцов' });
    await openCheckout();
    expect(screen.getByText('Эту проверку сейчас нельзя заказать')).toBeTruthy();
    const working = within(screen.getByRole('region', { name: 'Что работает сейчас' }));
    expect(working.getAllByRole('link').map(textOf)).toEqual([
      'Действительность паспорта',
      'Проверка автомобиля',
    ]);
  });

  test('a check on sale shows its price, time and contents', async () => {
    serveCatalogue([product]);
    keepDraft('CheckAuto', { plate: 'А123ВС77' });
    await openCheckout();
    const order = textOf(screen.getByRole('region', { name: 'Состав и цена' }));
    expect(order).toMatch(/199 ₽.*Залог и розыск/);
    expect(screen.queryByText('Эту проверку сейчас нельзя заказать')).toBeNull();
  });

  test('a catalogue that does not answer is not shown as a refusal', async () => {
    server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.error()));
    keepDraft('CheckAuto', { plate: 'А123ВС77' });
    await openCheckout();
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy();
    expect(screen.queryByText('Эту проверку сейчас нельзя заказать')).toBeNull();
  });
});
