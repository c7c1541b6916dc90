import type { Estimate } from '@proverka/contract/valuation';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { decl } from '../decl.ts';
import { exampleEstimate } from '../valued-flat/valuation.fixtures.ts';
import { objectNumber as number, shortInfo } from './object-page.fixtures.ts';
import * as previewPage from './valuation-preview-page.tsx';

const server = startTestServer();
const pattern = decl.routes.find(({ id }) => id === 'valuation-preview')?.path ?? '';

async function open(estimate: Estimate | Response = exampleEstimate(), search = '') {
  const asked: unknown[] = [];
  server.use(
    http.get(`${testApiUrl}/object/:id`, () => HttpResponse.json(shortInfo)),
    http.post(`${testApiUrl}/estimate`, async ({ request }) => {
      asked.push(await request.json());
      return estimate instanceof Response ? estimate.clone() : HttpResponse.json(estimate);
    }),
  );
  const page = await renderPage(previewPage, pattern, {
    url: `/cost-assessment-preview/${number}/${search}`,
  });
  return { ...page, asked };
}

const orderLink = () => screen.getByRole('link', { name: 'Заказать оценку' }).getAttribute('href');

describe('before a valuation is paid', () => {
  test('a visitor learns what it would rest on and what such flats cost at all, but not the value', async () => {
    const { head } = await open();
    const basis = textOf(await screen.findByRole('region', { name: 'Эту квартиру можно оценить' }));
    expect(basis).toContain('Посчитаем по ценам сделок');
    expect(basis).toContain('Нашлось похожих: 23 квартиры');
    expect(basis).toContain('10 900 000 ₽ — 14 300 000 ₽');
    expect(basis).toContain('Цена именно этой квартиры и её границы — в отчёте');
    expect(head()?.title).toBe(`Рыночная оценка: ${shortInfo.Address}`);
  });

  test('by asking prices, and where nothing is known of the district, it is said', async () => {
    await open(exampleEstimate({ basis: 'adverts', district_range: null }));
    const basis = textOf(await screen.findByRole('region', { name: 'Эту квартиру можно оценить' }));
    expect(basis).toContain('Посчитаем по ценам предложений');
    expect(basis).toContain('сказать нельзя');
  });

  test('the order is for the valuation alone, at its price', async () => {
    await open();
    expect(textOf(await screen.findByRole('region', { name: 'В отчёте' }))).toContain('99 ₽');
    expect(orderLink()).toBe(`/objectCheckout/${number}/?products=CostAssessment`);
  });

  test('what the buyer says is asked about anew, stays in the address and goes to the checkout', async () => {
    const { asked, location } = await open();
    await userEvent.selectOptions(await screen.findByLabelText('Состояние квартиры'), 'Хороший ремонт');
    await userEvent.selectOptions(screen.getByLabelText('Сколько комнат'), '2');
    await waitFor(() => expect(location()).toContain('?condition=good&rooms=2'));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ object_key: number, word: { condition: 'good', rooms: 2 } }),
    );
    expect(orderLink()).toContain('products=CostAssessment&condition=good&rooms=2');
  });

  test('a word of the address is taken back by «Не знаю»', async () => {
    const { asked } = await open(exampleEstimate({ asks: [] }), '?condition=good');
    const field = await screen.findByLabelText<HTMLSelectElement>('Состояние квартиры');
    expect(field.selectedOptions[0]?.text).toBe('Хороший ремонт');
    expect(screen.queryByLabelText('Сколько комнат')).toBeNull();
    await userEvent.selectOptions(field, 'Не знаю');
    await waitFor(() => expect(asked.at(-1)).toEqual({ object_key: number, word: {} }));
  });
});

describe('without a valuation', () => {
  test.each([
    ['valuation_few_comparables', 'Похожих квартир слишком мало'],
    ['valuation_not_flat', 'Это не квартира'],
    ['valuation_area_unknown', 'Площадь квартиры неизвестна'],
    ['valuation_place_unknown', 'Рынка в этом месте мы не знаем'],
  ] as const)('%s is an answer, and nothing can be ordered', async (code, title) => {
    await open(refusal(422, code, 'Причина словами'));
    expect(textOf(await screen.findByRole('heading', { level: 2 }))).toBe(title);
    expect(screen.getByText(/Причина словами\. Платить не за что/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Заказать оценку' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  });

  test('a passing trouble can be tried again', async () => {
    await open(refusal(503, 'valuation_not_ready', 'Оценка сейчас обновляется'));
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    server.use(http.post(`${testApiUrl}/estimate`, () => HttpResponse.json(exampleEstimate())));
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Заказать оценку' })).toBeTruthy();
  });

  test('a word that leaves too few comparables can be taken back', async () => {
    await open(refusal(422, 'valuation_few_comparables', 'Мало похожих'), '?rooms=6');
    expect(await screen.findByLabelText('Сколько комнат')).toBeTruthy();
    expect(screen.queryByLabelText('Состояние квартиры')).toBeNull();
  });

  test('an object nobody knows is the 404 page, and no estimate is asked for', async () => {
    server.use(http.get(`${testApiUrl}/object/:id`, () => refusal(404, 'object_not_found')));
    await renderPage(previewPage, pattern, { url: '/cost-assessment-preview/77:01:0001001:9999/' });
    expect(screen.getByRole('alert').textContent).toBe('404');
  });
});
