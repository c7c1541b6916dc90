import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import * as page from './unsubscribe-page.tsx';

const server = startTestServer();

const open = () => renderPage(page, '/unsubscribe/', { url: '/unsubscribe/?token=t-1' });

test('opening the unsubscribe link changes nothing, and its button unsubscribes without signing in', async () => {
  const asked: string[] = [];
  server.use(
    http.post(`${testApiUrl}/unsubscribe`, async ({ request }) => {
      asked.push(`${new URL(request.url).search} ${await request.text()}`);
      return HttpResponse.json({ ok: true });
    }),
  );
  await open();
  expect(asked).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Отписаться' }));
  expect((await screen.findByRole('status')).textContent).toContain('больше не придут');
  expect(asked).toEqual(['?token=t-1 List-Unsubscribe=One-Click']);
  expect(screen.queryByRole('button', { name: 'Отписаться' })).toBeNull();
});

test('an invalid unsubscribe link says what to do', async () => {
  const title = 'Ссылка не подходит. Откройте её из письма целиком или отключите новости в настройках';
  server.use(http.post(`${testApiUrl}/unsubscribe`, () => refusal(404, 'unsubscribe_link_invalid', title)));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Отписаться' }));
  expect(textOf(await screen.findByRole('alert'))).toBe(title);
  expect(screen.getByRole('link', { name: 'Настройки писем' })).toBeTruthy();
});
