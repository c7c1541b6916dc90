import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { decl } from '../decl.ts';
import { pages } from './extract-preview-pages.tsx';
import { fullInfo, objectNumber as number, shortInfo } from './object-page.fixtures.ts';

const server = startTestServer();

async function open(id: keyof typeof pages, short = shortInfo, key: string = number) {
  server.use(
    http.get(`${testApiUrl}/object/:id`, () => HttpResponse.json(short)),
    http.get(`${testApiUrl}/objectFull/:id`, () =>
      HttpResponse.json({ ...fullInfo, products: short.products, purchases: short.purchases }),
    ),
  );
  const pattern = decl.routes.find((route) => route.id === id)?.path ?? '';
  return renderPage(pages[id], pattern, {
    url: `${pattern.replace(':objectKey', encodeURIComponent(key))}?utm_source=letter`,
    platform: createTestPlatform({ visitor: testSession }),
  });
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('before an extract is paid', () => {
  test.each([
    ['egrn-object-of', 'Выписка об объекте', 'EgrnObject', '/egrn-object-preview/'],
    ['egrn-right-list-of', 'Отчёт о переходе прав', 'EgrnRightList', '/egrn-right-list-preview/'],
  ] as const)(
    '%s tells what is public of the object, what the report would hold, its price and its time',
    async (id, title, product, sample) => {
      const { head } = await open(id);
      const offer = textOf(
        screen.getByRole('region', { name: (name) => name.replaceAll('\u00A0', ' ') === title }),
      );
      expect(offer).toContain('Правообладатели и доли');
      expect(offer).toContain('499 ₽');
      expect(offer).toContain('обычно 30 мин, иногда до 2 ч');
      expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(shortInfo.Address);
      expect(await screen.findByText('Обременение: Ипотека')).toBeTruthy();
      expect(linkTo('Заказать отчёт')).toBe(
        `/objectCheckout/${number}/?products=${product}&utm_source=letter`,
      );
      expect(linkTo('Пример отчёта')).toBe(sample);
      expect(linkTo('Все отчёты об объекте')).toBe(`/object/${number}/`);
      expect(head()).toMatchObject({ title: `${title}: ${shortInfo.Address}`, isPrivate: true });
    },
  );

  test('who has the report already opens it', async () => {
    const purchase = {
      order_item_id: 'item-1',
      product_name: 'EgrnObject',
      status: 'done',
      created_date: '2026-10-01T09:00:00Z',
      metadata: { diffStatement: null },
    };
    await open('egrn-object-of', { ...shortInfo, purchases: [purchase] });
    expect(linkTo('Открыть отчёт от 01.10.2026')).toBe('/report/item-1/');
  });

  test('a report that is not on sale is not offered, and what is public is still there', async () => {
    await open('egrn-object-of', { ...shortInfo, products: [] });
    expect(screen.getByText('Этот отчёт сейчас не заказать')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Заказать отчёт' })).toBeNull();
    expect(await screen.findByText('Обременение: Ипотека')).toBeTruthy();
  });

  test('an id that names no object is the 404 page', async () => {
    server.use(
      http.get(`${testApiUrl}/object/:id`, () => refusal(404, 'object_not_found', 'Объект не найден')),
    );
    await renderPage(pages['egrn-object-of'], '/egrn-object-preview/:objectKey/', {
      url: '/egrn-object-preview/77:01:0001001:9999/',
    });
    expect(screen.getByRole('alert').textContent).toBe('404');
  });
});
