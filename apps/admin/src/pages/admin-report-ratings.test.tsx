import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { examplePollResults, exampleRatings } from '../features/report-ratings/report-ratings.fixtures.ts';
import * as ratingsPage from './admin-report-ratings-page.tsx';

const server = startTestServer(
  http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views: [] })),
  http.get(`${testApiUrl}/admin/poll_results`, () => HttpResponse.json({ results: examplePollResults })),
);

test('ratings of reports are asked for by thumb and by words, and lead to their orders', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post(`${testApiUrl}/admin/report_ratings`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ ratings: exampleRatings, next: null, total: { count: 2, is_more: false } });
    }),
  );
  await renderPage(ratingsPage, '/admin/report-ratings/', {
    platform: createTestPlatform({ visitor: testSession }),
    url: '/admin/report-ratings/?rating=down&comment=with',
  });
  const link = await screen.findByRole('link', { name: 'Выписка об объекте' });
  expect(link.getAttribute('href')).toBe(`/admin/orders/${exampleRatings[0]?.order_id}/`);
  expect(screen.getByText(/снят ли арест/)).toBeTruthy();
  expect(asked).toMatchObject([{ rating: 'down', has_comment: true }]);
});

test('what buyers decided after their reports is counted by product', async () => {
  server.use(
    http.post(`${testApiUrl}/admin/report_ratings`, () =>
      HttpResponse.json({ ratings: [], next: null, total: { count: 0, is_more: false } }),
    ),
  );
  await renderPage(ratingsPage, '/admin/report-ratings/', {
    platform: createTestPlatform({ visitor: testSession }),
    url: '/admin/report-ratings/',
  });
  const results = await screen.findByRole('table', { name: 'Что решили после отчёта' });
  const [, first] = within(results).getAllByRole('row');
  expect(first?.textContent).toMatch(/Выписка об объекте.*1\s204.*87.*310/);
});
