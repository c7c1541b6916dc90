import type { DeskReport, RiskStatement } from '@proverka/contract/risk-desk';
import type { RiskConclusion, RiskReportV2 } from '@proverka/contract/risk-report';
import { riskReportV2Fixture } from '@proverka/contract/risk-report.fixtures';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import * as listPage from './admin-risk-page.tsx';
import * as reportPage from './admin-risk-report-page.tsx';

const server = startTestServer();

const user = userEvent.setup();
const platform = () => createTestPlatform({ visitor: testSession });
const { order_item_id: itemId } = riskReportV2Fixture.owner;

const line = (more: Partial<DeskReport> = {}): DeskReport => ({
  order_item_id: itemId,
  report_number: '2026-000123',
  product_name_ru: 'Полная проверка',
  object_key: '78:31:0099001:119',
  object_address: 'г Тестов, ул Образцова, д 1',
  owners: 2,
  status: 'done',
  completed_at: '2026-11-20T12:00:00.000Z',
  conclusions: { shown: 0, hidden: 0, waiting: 0, failed: 0 },
  ...more,
});

const answerList = (reports: DeskReport[], mayBeModel = false) =>
  server.use(
    http.get(`${testApiUrl}/admin/risk/reports`, () =>
      HttpResponse.json({ reports, total: reports.length, may_be_model: mayBeModel }),
    ),
  );
const openList = (url = '/admin/risk/') =>
  renderPage(listPage, '/admin/risk/', { platform: platform(), url });

describe('the list of risk reports', () => {
  test('the list of risk reports shows those without a conclusion, what exists already, and links to each', async () => {
    answerList([line({ conclusions: { shown: 0, hidden: 1, waiting: 0, failed: 1 } })]);
    await openList();
    const link = await screen.findByRole('link', { name: /ул.Образцова/ });
    expect(link.getAttribute('href')).toBe(`/admin/risk/${itemId}/`);
    const entry = textOf(link.closest('li') as Element);
    expect(entry).toContain('№ 2026-000123 · 2 собственника');
    expect(entry).toContain('Скрыто: 1');
    expect(entry).toContain('Модель не справилась');
  });

  test('the list of risk reports says when none is waiting', async () => {
    answerList([]);
    await openList();
    expect(await screen.findByText('Заключения никто не ждёт')).toBeTruthy();
  });

  test('a list of risk reports that fails to load says why, and another try loads it', async () => {
    server.use(
      http.get(`${testApiUrl}/admin/risk/reports`, () => refusal(403, 'forbidden', 'Недостаточно прав')),
    );
    await openList();
    expect((await screen.findByText('Не удалось загрузить отчёты')).closest('section, div')).toBeTruthy();
    answerList([line()]);
    await user.click(screen.getByRole('button', { name: /Повторить|Попробовать/ }));
    expect(await screen.findByRole('link', { name: /ул.Образцова/ })).toBeTruthy();
  });

  test('finished risk reports are on a tab of their own', async () => {
    answerList([]);
    const { location } = await openList();
    await user.click(await screen.findByRole('tab', { name: 'С заключением' }));
    await waitFor(() => expect(location()).toBe('/admin/risk/?list=concluded'));
    expect(await screen.findByText('Заключений пока нет')).toBeTruthy();
  });
});

let report: RiskReportV2;
let sent: { method: string; path: string; body: unknown }[];
const statements = [
  {
    task_id: itemId,
    title: 'Выписка об объекте',
    status: 'found',
    number_of_starts: 1,
    started_date: '2026-11-20T12:00:00.000Z',
    finished_date: '2026-11-20T12:05:00.000Z',
    document_date: '2026-11-20',
    document_number: 'КУВИ-001/2026-1',
    reason: '',
  },
] satisfies RiskStatement[];
beforeEach(() => {
  report = { ...riskReportV2Fixture, conclusions: [] };
  sent = [];
});
const [written] = riskReportV2Fixture.conclusions as [RiskConclusion];

async function openReport({ mayBeModel = false } = {}) {
  answerList([], mayBeModel);
  server.use(
    http.get(`${testApiUrl}/admin/risk/report/:id`, () =>
      HttpResponse.json({
        report,
        report_number: '2026-000123',
        product_name_ru: 'Полная проверка',
        object_key: '78:31:0099001:119',
        object_address: 'г Тестов, ул Образцова, д 1',
      }),
    ),
    http.get(`${testApiUrl}/admin/risk/report/:id/statements`, () =>
      HttpResponse.json({ statements: statements }),
    ),
    http.all(`${testApiUrl}/*/conclusion/*`, async ({ request }) => {
      sent.push({
        method: request.method,
        path: new URL(request.url).pathname,
        body: await request.json(),
      });
      return HttpResponse.json(written);
    }),
  );
  await renderPage(reportPage, '/admin/risk/:id/', { platform: platform(), url: `/admin/risk/${itemId}/` });
  return screen.findByRole('form', { name: 'Новое заключение' });
}

describe('a report', () => {
  test('a risk report shows the basis of a conclusion: verdict, owners, their answers, unanswered questions', async () => {
    await openReport();
    expect(screen.getByText(/Есть вопросы, которые нужно решить/)).toBeTruthy();
    const first = textOf(screen.getByRole('region', { name: 'Тестов Иван Петрович' }));
    expect(first).toContain('Ответили 1 из 1 источников');
    expect(first).toMatch(/в браке.*Да/);
    const second = screen.getByRole('region', { name: 'Образцов Пётр Ильич' });
    expect(textOf(second)).toContain('Не проверено: Долги у приставов');
  });

  test('a conclusion is written about a risk report or one of its owners', async () => {
    const form = await openReport();
    await user.click(within(form).getByRole('button', { name: 'Опубликовать' }));
    expect(within(form).getByText('Обязательное поле')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.selectOptions(within(form).getByLabelText('О чём заключение'), 'Образцов Пётр Ильич');
    await user.selectOptions(within(form).getByLabelText('Уровень'), 'Предупреждение');
    await user.type(within(form).getByLabelText('Текст заключения'), 'Дождаться ответа приставов.');
    report = { ...report, conclusions: [written] };
    await user.click(within(form).getByRole('button', { name: 'Опубликовать' }));
    const card = await screen.findByRole('article', { name: 'Заключение: Отчёт в целом' });
    expect(textOf(card)).toContain('Написано специалистом: Образцова Мария');
    expect(textOf(card)).toContain('Видит покупатель');
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/risk/v2/conclusion/',
        body: {
          order_item_id: itemId,
          owner_id: report.owners[1]?.id,
          level: 'warning',
          text: 'Дождаться ответа приставов.',
        },
      },
    ]);
  });

  test('a refused conclusion says why and keeps the text', async () => {
    const form = await openReport();
    server.use(
      http.post(`${testApiUrl}/risk/v2/conclusion/`, () => refusal(403, 'forbidden', 'Недостаточно прав')),
    );
    await user.type(within(form).getByLabelText('Текст заключения'), 'Подождать.');
    await user.click(within(form).getByRole('button', { name: 'Опубликовать' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(within(form).getByLabelText<HTMLTextAreaElement>('Текст заключения').value).toBe('Подождать.');
  });

  test('a conclusion is edited, hidden from the buyer, shown again and removed', async () => {
    report = { ...report, conclusions: [written] };
    await openReport();
    const card = await screen.findByRole('article', { name: 'Заключение: Отчёт в целом' });
    await user.click(within(card).getByRole('button', { name: 'Изменить' }));
    const form = within(card).getByRole('form', { name: 'Исправление заключения' });
    await user.type(within(form).getByLabelText('Текст заключения'), ' И запросить справку.');
    await user.click(within(form).getByRole('button', { name: 'Сохранить' }));
    report = { ...report, conclusions: [{ ...written, is_hidden: true, editor_name: 'Примерова Анна' }] };
    await user.click(await within(card).findByRole('button', { name: 'Скрыть от покупателя' }));
    expect(await within(card).findByText('Скрыто от покупателя')).toBeTruthy();
    expect(textOf(card)).toContain('исправил специалист: Примерова Анна');
    await user.click(within(card).getByRole('button', { name: 'Показать покупателю' }));
    await user.click(await within(card).findByRole('button', { name: 'Удалить' }));
    report = { ...report, conclusions: [] };
    await user.click(within(card).getByRole('button', { name: 'Удалить насовсем' }));
    expect(await screen.findByText('По этому отчёту ещё ничего не написано.')).toBeTruthy();
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'PUT',
        '/risk/v2/conclusion/',
        { id: written.id, level: 'warning', text: `${written.text} И запросить справку.` },
      ],
      ['PUT', '/risk/v2/conclusion/hide', { id: written.id, is_hidden: true }],
      ['PUT', '/risk/v2/conclusion/hide', { id: written.id, is_hidden: false }],
      ['DELETE', '/risk/v2/conclusion/', { id: written.id }],
    ]);
  });

  test('without a configured model none is offered', async () => {
    await openReport();
    expect(screen.queryByRole('button', { name: 'Поручить модели' })).toBeNull();
  });

  test('a model can be asked, and its result is shown once it is there', async () => {
    await openReport({ mayBeModel: true });
    const model = { ...written, author: 'model' as const, author_name: 'test-model', is_hidden: true };
    report = { ...report, conclusions: [{ ...model, state: 'waiting', text: '' }] };
    await user.click(await screen.findByRole('button', { name: 'Поручить модели' }));
    expect(await screen.findByText(/Модель «test-model» пишет заключение/)).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(['/admin/risk/conclusion/model']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Поручить модели' }).disabled).toBe(true);
    report = { ...report, conclusions: [{ ...model, state: 'failed', text: '' }] };
    expect((await screen.findByRole('alert', {}, { timeout: 8000 })).textContent).toContain(
      'не написала заключения',
    );
  });

  test('for the buyer the staff asks silent sources again, corrects an owner and orders a fresh extract', async () => {
    await openReport();
    server.use(
      http.all(`${testApiUrl}/admin/risk/*`, async ({ request }) => {
        const { pathname: path } = new URL(request.url);
        if (request.method === 'GET') return undefined;
        sent.push({ method: request.method, path, body: await request.json().catch(() => null) });
        return HttpResponse.json({});
      }),
    );
    expect(await screen.findByText('КУВИ-001/2026-1')).toBeTruthy();
    const owner = screen.getByRole('article', { name: 'Собственник: Образцов Пётр Ильич' });
    expect(textOf(owner)).toContain('не ответили: 1');
    await user.click(within(owner).getByRole('button', { name: 'Спросить ещё раз' }));
    await user.click(await screen.findByRole('button', { name: 'Заказать свежую выписку' }));
    await user.click(within(owner).getByRole('button', { name: 'Исправить данные' }));
    const form = within(owner).getByRole('form');
    await user.clear(within(form).getByLabelText('Фамилия'));
    await user.click(within(form).getByRole('button', { name: /Исправить и проверить/ }));
    expect(await within(form).findByText('Обязательное поле')).toBeTruthy();
    await user.type(within(form).getByLabelText('Фамилия'), 'Примеров');
    await user.click(within(form).getByRole('button', { name: /Исправить и проверить/ }));
    const id = report.owners[1]?.id;
    await waitFor(() =>
      expect(sent).toMatchObject([
        { method: 'PUT', path: '/admin/risk/owner_item/status', body: { id, status: 'queued' } },
        { method: 'PUT', path: '/admin/risk/update_statement', body: { order_item_id: itemId } },
        { method: 'PUT', path: '/admin/risk/owner_item', body: { id, data: { last_name: 'Примеров' } } },
      ]),
    );
  });

  test('a destroyed risk report says when reports are destroyed', async () => {
    server.use(
      http.get(`${testApiUrl}/admin/risk/report/:id`, () =>
        refusal(404, 'report_not_found', 'Отчёт не найден'),
      ),
    );
    await renderPage(reportPage, '/admin/risk/:id/', { platform: platform(), url: `/admin/risk/${itemId}/` });
    expect(await screen.findByText('Такого отчёта нет')).toBeTruthy();
  });

  test('an invalid id of a risk report is the 404 page', async () => {
    await renderPage(reportPage, '/admin/risk/:id/', { platform: platform(), url: '/admin/risk/old/' });
    expect(screen.getByRole('alert').textContent).toBe('404');
  });
});
