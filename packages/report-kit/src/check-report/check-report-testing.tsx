import type { Problem } from '@proverka/contract/problem';
import type { Report } from '@proverka/contract/report';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import { createFakeStreams, exampleReport, exampleTask } from '../testing.ts';
import * as page from './check-report-page.tsx';

export const { order_item_id: orderItemId } = exampleReport();
export const reportUrl = `${testApiUrl}/report/${orderItemId}`;

export const reportOfPerson = (changes: Partial<Report> = {}): Report =>
  exampleReport({
    product_name: 'CheckPerson',
    product_name_ru: 'Проверка физического лица',
    object_key: 'person',
    object_address: '',
    subject: {
      kind: 'person',
      display_name: 'Образцов Иван Петрович',
      data: {
        last_name: 'Образцов',
        first_name: 'Иван',
        middle_name: 'Петрович',
        birth_date: '1980-02-01',
      },
    },
    edits_left: 2,
    ...changes,
  });

export const finishedReport = (changes: Partial<Report> = {}): Report =>
  reportOfPerson({
    status: 'done',
    completed_at: '2026-11-20T09:20:00.000Z',
    verdict: { level: 'clear', sentence: 'Ничего плохого не найдено.', reasons: ['fssp_none'] },
    findings: [
      {
        level: 'clear',
        code: 'fssp_none',
        title: 'Долгов нет',
        text: 'Долгов нет.',
        source: 'ФССП',
        source_date: '2026-11-20',
      },
    ],
    tasks: [exampleTask({ title: 'Долги у приставов', status: 'nothing_found' })],
    ...changes,
  });

/** A task whose source gave no answer. */
export const silent = exampleTask({ title: 'Банкротство', status: 'unavailable', can_restart: true });

/** A fake API and streams for a file of tests of the report of a check. */
export function startCheckReport() {
  const server = startTestServer();
  const at = { sent: [] as [string, unknown][] };
  beforeEach(() => {
    at.sent = [];
    sessionStorage.clear();
    vi.stubGlobal('EventSource', createFakeStreams().EventSource);
  });
  afterEach(() => vi.unstubAllGlobals());
  return {
    server,
    at,
    /** Opens the report as its owner. */
    open: async (report: Report, hostName = 'fizcheck.localhost') => {
      server.use(http.get(reportUrl, () => HttpResponse.json(report)));
      const platform = createTestPlatform({ hostName, visitor: testSession });
      const url = `/check-person/${orderItemId}/`;
      const view = await renderPage(page, '/check-person/:id/', { platform, url });
      await screen.findByRole('heading', { level: 1 });
      return view;
    },
    /** Records a call and answers with the report as it is after it. */
    answers: (method: 'post' | 'put', url: string, answer: object) =>
      server.use(
        http[method](url, async ({ request }) => {
          const text = await request.text();
          at.sent.push([new URL(request.url).pathname, text === '' ? null : JSON.parse(text)]);
          return HttpResponse.json(answer);
        }),
      ),
    refuses: (
      method: 'post' | 'put',
      url: string,
      { code, title, ...more }: Pick<Problem, 'code' | 'title' | 'fields'>,
    ) => server.use(http[method](url, () => refusal(409, code, title, more))),
  };
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
