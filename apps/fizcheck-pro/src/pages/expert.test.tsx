import type { Conclusion } from '@proverka/contract/expert';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { exampleConclusion, exampleId } from './examples.ts';
import * as expertPage from './fizcheck-expert-page.tsx';
import * as reportPage from './fizcheck-expert-report-page.tsx';

const server = startTestServer();

const platform = () => createTestPlatform({ visitor: testSession, hostName: 'fizcheck-pro.localhost' });

async function openConclusion(more: Partial<Conclusion>) {
  server.use(http.get(`${testApiUrl}/expert/:id`, () => HttpResponse.json(exampleConclusion(more))));
  await renderPage(reportPage, '/fizcheck-expert/:id/', {
    platform: platform(),
    url: `/fizcheck-expert/${exampleId(2)}/`,
  });
  return screen.findByRole('article');
}

describe('a conclusion', () => {
  test.each([
    [{}, 'Написано специалистом: Образцова Мария. 20.11.2026 в 15:00 (МСК)'],
    [
      { author: 'model', author_name: 'test-model' } as const,
      'Написано языковой моделью «test-model», не человеком.',
    ],
  ])('a conclusion shows its author and date: %j', async (more, sentence) => {
    const article = await openConclusion(more);
    expect(textOf(article)).toContain(sentence);
    expect(textOf(article)).toContain('Можно.Записей нет.');
  });

  test('a conclusion that is being corrected says so, and a corrected one when', async () => {
    const article = await openConclusion({
      is_being_corrected: true,
      corrected_at: '2026-11-21T09:00:00.000Z',
    });
    expect(textOf(article)).toContain('специалист его исправляет');
    expect(textOf(article)).toContain('Исправлено 21.11.2026');
    expect(textOf(article)).toContain('Можно.Записей нет.');
  });

  test('a requested conclusion shows how long it takes', async () => {
    const article = await openConclusion({ state: 'requested', author: null, text: '', closed_at: null });
    expect(textOf(article)).toContain('до семи рабочих дней');
    expect(textOf(article)).not.toContain('Написано');
  });

  test('a conclusion that was not written says why and where the money is', async () => {
    const reason = 'За семь рабочих дней заключение не написано. 80 ₽ возвращены на баланс.';
    const article = await openConclusion({ state: 'failed', author: null, text: '', reason });
    expect(textOf(article)).toContain(reason);
  });
});

describe('the list of conclusions', () => {
  const openList = (value: string, url = '/fizcheck-expert/') => {
    server.use(
      http.get(`${testApiUrl}/person/settings`, () =>
        HttpResponse.json({ settings: [{ key: 'ai_report', value, values: [] }] }),
      ),
    );
    return renderPage(expertPage, '/fizcheck-expert/', { platform: platform(), url });
  };

  test('the list of conclusions is for users with the setting ai_report', async () => {
    await openList('inactive');
    expect(await screen.findByText(/Заключения подключаются по заявке/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Новое заключение' })).toBeNull();
  });

  test('a request that comes from a report is about that report, and says so when it cannot be', async () => {
    const ready = (place: number) => ({
      order_item_id: exampleId(place),
      report_number: `AB1${place}`,
      product_name_ru: 'Проверка контрагента',
      completed_at: '2026-11-20T12:00:00.000Z',
      price: 0,
    });
    server.use(
      // As the service does: a report that is not among the latest is named to who comes from it.
      http.get(`${testApiUrl}/expert`, ({ request }) => {
        const isWanted = new URL(request.url).searchParams.get('report') === exampleId(4);
        const reports = [ready(3), ...(isWanted ? [ready(4)] : [])];
        return HttpResponse.json({ conclusions: [], ready_reports: reports, may_be_model: false });
      }),
    );
    const came = await openList('active', `/fizcheck-expert/?report=${exampleId(4)}`);
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'По какому отчёту' });
    expect(choice.value).toBe(exampleId(4));
    expect(screen.queryByText(/из которого вы пришли/)).toBeNull();
    came.unmount();
    await openList('active', `/fizcheck-expert/?report=${exampleId(9)}`);
    expect(await screen.findByText(/из которого вы пришли, заключение уже запрошено/)).toBeTruthy();
    // Another person's report would be paid for.
    const none = screen.getByRole<HTMLSelectElement>('combobox', { name: 'По какому отчёту' });
    expect(none.value).toBe('');
    expect(screen.queryByText(/среди последних/)).toBeNull();
  });

  test('a conclusion is requested at the displayed price and opens on its page', async () => {
    let sent: unknown;
    server.use(
      http.get(`${testApiUrl}/expert`, () =>
        HttpResponse.json({
          conclusions: [exampleConclusion()],
          ready_reports: [
            {
              order_item_id: exampleId(3),
              report_number: 'AB12',
              product_name_ru: 'Проверка контрагента',
              completed_at: '2026-11-20T12:00:00.000Z',
              price: 80,
            },
          ],
          may_be_model: true,
        }),
      ),
      http.post(`${testApiUrl}/expert`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(exampleConclusion({ state: 'requested' }));
      }),
    );
    const { location } = await openList('active');
    expect(await screen.findByText(/Написано специалистом: Образцова Мария/)).toBeTruthy();
    expect(screen.getByText(/языковая модель или специалист/)).toBeTruthy();
    const button = screen.getByRole('button', { name: /Запросить за 80\s₽/ });
    await userEvent.click(button);
    expect(screen.getByText('Обязательное поле')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Ваш вопрос' }), 'Можно ли платить вперёд?');
    await userEvent.click(button);
    await expect.poll(location).toBe(`/fizcheck-expert/${exampleId(2)}/`);
    expect(sent).toEqual({
      order_item_id: exampleId(3),
      question: 'Можно ли платить вперёд?',
      expected_price: 80,
    });
  });
});
