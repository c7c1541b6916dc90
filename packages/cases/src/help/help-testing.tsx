import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach } from 'vitest';
import { exampleLine } from '../cases.fixtures.ts';
import { Help } from './help.tsx';

export const itemId = '0192f0c1-0000-7000-8000-0000000000b1';
export const report = { page: `/report/${itemId}/`, title: 'Отчёт об объекте', itemId };

interface Call {
  readonly path: string;
  readonly body: unknown;
}

/** A fake API for a test file of «Помощь»: it answers what a visitor's help asks for, and records what is sent. */
export function startHelp() {
  const server = startTestServer();
  const user = userEvent.setup();
  const calls: Call[] = [];
  const answer = (method: 'get' | 'post', path: string, reply: JsonBodyType) =>
    server.use(
      http[method](`${testApiUrl}${path}`, async ({ request }) => {
        if (method === 'post') calls.push({ path, body: await request.json().catch(() => null) });
        return HttpResponse.json(reply);
      }),
    );
  beforeEach(() => {
    calls.length = 0;
    answer('get', '/support/usual_answer', { seconds: null });
    answer('get', '/cases', { cases: [exampleLine], total: 1 });
  });
  return {
    server,
    user,
    calls,
    answer,
    open: (given: Parameters<typeof createTestPlatform>[0] = {}) =>
      renderWithPlatform(<Help subject={report} onLeave={() => undefined} />, {
        platform: createTestPlatform(given),
      }),
    message: () => screen.findByLabelText('Сообщение'),
    send: () => user.click(screen.getByRole('button', { name: 'Отправить' })),
  };
}
