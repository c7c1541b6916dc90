import type { ObjectPage } from '@proverka/contract/object';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answerAdverts } from '../features/object-adverts/adverts-testing.ts';
import { fullInfo, objectNumber as number, orderable, shortInfo } from './object-page.fixtures.ts';
import * as objectPage from './object-page.tsx';

const server = startTestServer();
const valuation = { ...orderable('CostAssessment', 'Рыночная оценка'), product_price: 99 };

function open(changes: Partial<ObjectPage> = {}, search = '') {
  const products = [...shortInfo.products, valuation];
  const answer = (info: ObjectPage) => () => HttpResponse.json({ ...info, products, ...changes });
  server.use(
    answerAdverts(),
    http.get(`${testApiUrl}/object/:id`, answer(shortInfo)),
    http.get(`${testApiUrl}/objectFull/:id`, answer(fullInfo)),
  );
  return renderPage(objectPage, '/object/:objectKey/', {
    url: `/object/${number}/${search}`,
    platform: createTestPlatform({ visitor: testSession }),
  });
}

test('the page of a flat leads to what it is worth, apart from the other reports', async () => {
  await open();
  const worth = screen.getByRole('region', { name: 'Сколько стоит' });
  expect(textOf(worth)).toContain('99 ₽');
  const link = within(worth).getByRole('link', { name: 'Оценить квартиру' });
  expect(link.getAttribute('href')).toBe(`/cost-assessment-preview/${number}/`);
  expect(screen.queryByRole('link', { name: 'Заказать: Рыночная оценка' })).toBeNull();
  expect(screen.getByRole('link', { name: /Заказать всё за.998/ })).toBeTruthy();
});

test('a valuation bought before is opened at its address, and is named in the list of reports', async () => {
  const bought = {
    order_item_id: 'value',
    product_name: 'CostAssessment',
    status: 'done',
    created_date: '2026-10-01T09:00:00Z',
    metadata: { diffStatement: null },
  };
  await open({ purchases: [bought] });
  const report = screen.getByRole('link', { name: 'Открыть оценку от 01.10.2026' });
  expect(report.getAttribute('href')).toBe('/valuation/value/');
  const own = within(screen.getByRole('region', { name: 'Ваши отчёты об этом объекте' }));
  expect(own.getByRole('link', { name: 'Рыночная оценка' }).getAttribute('href')).toBe('/valuation/value/');
});

test.each([
  ['land', { ObjectType: 'Земельный участок', TypeOKC: '' }],
  ['a house', { ObjectType: 'Объект капитального строительства', TypeOKC: 'Жилой дом' }],
  ['a parking space', { ObjectType: 'Машино-место', TypeOKC: '' }],
])('%s is not offered a valuation', async (_, kind) => {
  await open(kind);
  expect(screen.queryByRole('region', { name: 'Сколько стоит' })).toBeNull();
});

test('a visitor who came for a risk report is not offered a valuation', async () => {
  await open({}, '?onlyRisk=true');
  expect(screen.queryByRole('region', { name: 'Сколько стоит' })).toBeNull();
});
