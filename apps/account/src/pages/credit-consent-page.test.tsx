import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import * as page from './credit-consent-page.tsx';

const server = startTestServer();

test('an address without the link of a message asks nothing and says where the link is', async () => {
  const asked: string[] = [];
  server.use(
    http.post(`${testApiUrl}/credit_consent/read`, ({ request }) => {
      asked.push(request.url);
      return refusal(404, 'consent_link_invalid', 'Эта ссылка не действует');
    }),
  );
  await renderPage(page, '/credit-consent/', { url: '/credit-consent/' });
  expect(await screen.findByRole('heading', { name: 'Нужна ссылка из сообщения' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([]);
});

test('a link that is not valid says so and cannot be tried again', async () => {
  const title = 'Эта ссылка не действует. Попросите у заказчика новую';
  server.use(
    http.post(`${testApiUrl}/credit_consent/read`, () => refusal(404, 'consent_link_invalid', title)),
  );
  await renderPage(page, '/credit-consent/', { url: '/credit-consent/#t-1' });
  expect(textOf(await screen.findByRole('alert'))).toContain(title);
  expect(screen.queryByRole('button')).toBeNull();
});
