import { refusal } from '@proverka/shell-sdk/test-server';
import { testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { serviceOf } from '@proverka/catalogue/services';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { landingIds, landings } from '@proverka/catalogue/person-check-landings';
import { landingText } from '../content/landing-text.ts';
import { decl } from '../decl.ts';
import { previewId, openPage, startLandings } from './landing-testing.tsx';

const { server } = startLandings();

const orderItemId = '0192f0c1-0000-7000-8000-000000000001';

describe('every landing', () => {
  test.each(landingIds)('the landing %s has a text of its own about a service of the brand', async (id) => {
    const landing = await landingText(id);
    expect(landing).toMatchObject({ id, path: `/${id}/`, product_name: landings[id].product });
    for (const name of [landing.product_name, ...landing.related]) {
      expect(serviceOf('person-check', name).title).not.toBe('');
    }
    expect(landing.title.length).toBeLessThanOrEqual(60);
    expect(landing.questions.length).toBeGreaterThanOrEqual(4);
    await openPage(id);
    const h1 = await screen.findByRole('heading', { level: 1 });
    expect(textOf(h1)).toBe(landing.heading);
  });

  test('no two landings have the same text', async () => {
    const landings = await Promise.all(landingIds.map(landingText));
    for (const field of ['title', 'description', 'heading', 'lead'] as const) {
      expect(new Set(landings.map((landing) => landing[field])).size).toBe(landings.length);
    }
  });

  test('reports below landings are for signed-in visitors, and an unknown one is a 404', async () => {
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
      const { unmount } = await openPage(route.id, route.path.replace(':id', orderItemId));
      expect(screen.getByRole('alert').textContent).toBe('404');
      unmount();
    }
  });
});

test('a landing without a form does not refer to one at its end', async () => {
  await openPage('proverka-nedvij');
  expect(await screen.findByRole('link', { name: 'Перейти к поиску объекта' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Перейти к форме' })).toBeNull();
});

describe('sample reports', () => {
  test.each(['check-person', 'counter-agent', 'check-auto'] as const)(
    'the sample of %s is marked as invented and tells unanswered questions from empty answers',
    async (name) => {
      const id = `${name}-preview` as const;
      await openPage(id);
      expect(screen.getByText(/всё вымышлено/)).toBeTruthy();
      const sources = within(screen.getByRole('region', { name: 'Источники' }));
      expect(sources.getAllByText('Не удалось проверить').length).toBeGreaterThan(0);
      expect(sources.getAllByText('Замечаний нет').length).toBeGreaterThan(0);
      expect(screen.getByRole('link', { name: 'Заказать такую проверку' })).toBeTruthy();
    },
  );

  test('the sample of credit-rating is marked as invented and has the one source of the report', async () => {
    const id = 'credit-rating-preview';
    await openPage(id);
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
    await openPage('made-check-auto-preview', `/check-auto-preview/${previewId}/`);
    expect(screen.getByRole('alert').textContent).toBe('404');
  });
});
