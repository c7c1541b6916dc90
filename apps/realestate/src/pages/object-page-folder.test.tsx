import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answerAdverts } from '../features/object-adverts/adverts-testing.ts';
import { fullInfo, objectNumber, shortInfo } from './object-page.fixtures.ts';
import * as objectPage from './object-page.tsx';

const server = startTestServer(answerAdverts());

const openWith = async (platform = createTestPlatform({ visitor: testSession })) => {
  const sent: unknown[] = [];
  server.use(
    http.get(`${testApiUrl}/object/:id`, () => HttpResponse.json(shortInfo)),
    http.get(`${testApiUrl}/objectFull/:id`, () => HttpResponse.json(fullInfo)),
    http.post(`${testApiUrl}/deal/create`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ deal_id: 'folder' });
    }),
  );
  const page = await renderPage(objectPage, '/object/:objectKey/', {
    platform,
    url: `/object/${encodeURIComponent(objectNumber)}/`,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Открыть папку покупки' }));
  return { ...page, sent };
};

test('a folder about the object is opened from its page', async () => {
  const { location, sent } = await openWith();
  await waitFor(() => expect(location()).toBe('/user/deals/folder/'));
  expect(sent).toEqual([{ object_key: objectNumber, object_address: shortInfo.Address }]);
});

test('a guest who does not sign in begins no folder', async () => {
  const { sent } = await openWith(createTestPlatform());
  expect(screen.getByRole('button', { name: 'Открыть папку покупки' })).toBeTruthy();
  expect(sent).toEqual([]);
});
