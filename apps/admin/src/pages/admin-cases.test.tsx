import type { StaffGrant } from '@proverka/contract/grants';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleCase, exampleCasePage, exampleTemplate } from '../controls/case.fixtures.ts';
import * as casePage from './admin-case-page.tsx';
import * as casesPage from './admin-cases-page.tsx';

const server = startTestServer(http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views: [] })));
const user = userEvent.setup();
const id = exampleCase.case_id;
let asked: Record<string, unknown>[];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  server.use(
    http.post(`${testApiUrl}/admin/cases`, async ({ request }) => {
      asked.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ cases: [exampleCase], next: null, total: { count: 1, is_more: false } });
    }),
    http.get(`${testApiUrl}/admin/cases/staff`, () =>
      HttpResponse.json({ staff: [{ person_id: testSession.user.id, name: 'Тестов Иван' }] }),
    ),
    http.get(`${testApiUrl}/admin/cases/templates`, () =>
      HttpResponse.json({ templates: [exampleTemplate] }),
    ),
    http.get(`${testApiUrl}/admin/cases/${id}`, () => HttpResponse.json(exampleCasePage)),
  );
});

const platformOf = (grants: readonly StaffGrant[] = ['cases', 'orders']) =>
  createTestPlatform({
    hostName: 'admin.localhost',
    visitor: { ...testSession, staff: { roles: [], grants: [...grants] } },
  });

describe('the queue', () => {
  test('is asked by due time, and filtered by what the address says', async () => {
    await renderPage(casesPage, '/admin/cases/', {
      platform: platformOf(),
      url: '/admin/cases/?kind=dispute&state=open&assignee=me&due=late&number=1042',
    });
    const grid = within(await screen.findByRole('grid', { name: 'Обращения' }));
    expect(textOf(grid.getByRole('row', { name: /№ 1042 · Вопрос/ }))).toContain('просрочено');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        kind: 'dispute',
        state: 'open',
        assignee: 'me',
        due: 'late',
        number: 1042,
        sort: 'due',
        is_ascending: true,
      }),
    );
  });

  test('has the templates beside it; a new one is saved', async () => {
    const saved: unknown[] = [];
    server.use(
      http.post(`${testApiUrl}/admin/cases/templates`, async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json(exampleTemplate);
      }),
    );
    await renderPage(casesPage, '/admin/cases/', {
      platform: platformOf(),
      url: '/admin/cases/?part=templates',
    });
    const form = within(await screen.findByRole('form', { name: 'Новый шаблон' }));
    await user.type(form.getByLabelText('Название'), 'Привет');
    await user.click(form.getByRole('button', { name: 'Добавить шаблон' }));
    expect(await form.findByText('Обязательное поле')).toBeTruthy();
    await user.type(form.getByLabelText('Текст'), 'Здравствуйте!');
    await user.click(form.getByRole('button', { name: 'Добавить шаблон' }));
    await waitFor(() => expect(saved).toEqual([{ title: 'Привет', text: 'Здравствуйте!' }]));
  });
});

describe('a case', () => {
  const open = () =>
    renderPage(casePage, '/admin/cases/:id/', { platform: platformOf(), url: `/admin/cases/${id}/` });

  test('shows the conversation, the order, notes and history', async () => {
    await open();
    const said = within(await screen.findByRole('region', { name: 'Переписка' }));
    expect(said.getAllByRole('article').map(textOf)).toEqual([
      expect.stringContaining('Клиент, Тестов Иван'),
      expect.stringContaining('Поддержка, Образцова Мария'),
    ]);
    expect(textOf(screen.getByRole('region', { name: 'Заказ' }))).toContain('Готовится');
    expect(textOf(screen.getByRole('region', { name: 'Заметки для сотрудников' }))).toContain('медленный');
    expect(textOf(screen.getByRole('region', { name: 'История' }))).toContain('Ответ клиенту');
  });

  test('is answered by Ctrl Enter with a template, on the version that was shown', async () => {
    const answers: unknown[] = [];
    server.use(
      http.post(`${testApiUrl}/admin/cases/${id}/answer`, async ({ request }) => {
        answers.push(await request.json());
        return HttpResponse.json({ version: 2 });
      }),
    );
    await open();
    await user.selectOptions(await screen.findByLabelText('Шаблон'), exampleTemplate.title);
    await user.type(screen.getByLabelText('Ответ'), ' Ждём.{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(answers).toEqual([{ seen: 1, text: `${exampleTemplate.text} Ждём.`, is_closing: false }]),
    );
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Ответ').value).toBe(''));
  });

  test('is answered on what was shown when the answer was begun, also when it has been read anew since', async () => {
    const answers: unknown[] = [];
    server.use(
      http.post(`${testApiUrl}/admin/cases/${id}/answer`, async ({ request }) => {
        answers.push(await request.json());
        return HttpResponse.json({ version: 3 });
      }),
    );
    const { queryClient } = await open();
    await user.type(await screen.findByLabelText('Ответ'), 'Готово');
    server.use(
      http.get(`${testApiUrl}/admin/cases/${id}`, () =>
        HttpResponse.json({ ...exampleCasePage, case: { ...exampleCase, version: 2 } }),
      ),
    );
    await queryClient.invalidateQueries();
    await user.click(screen.getByRole('button', { name: 'Ответить' }));
    await waitFor(() => expect(answers).toMatchObject([{ seen: 1 }]));
  });

  test('that changed meanwhile says so, and keeps what was typed', async () => {
    server.use(
      http.post(`${testApiUrl}/admin/cases/${id}/answer`, () =>
        refusal(409, 'case_changed', 'Пока вы писали, обращение изменилось'),
      ),
    );
    await open();
    await user.type(await screen.findByLabelText('Ответ'), 'Готово');
    await user.click(screen.getByRole('button', { name: 'Ответить' }));
    expect(textOf(await screen.findByRole('alert'))).toContain('обращение изменилось');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Ответ').value).toBe('Готово');
  });

  test('that is gone says why', async () => {
    server.use(
      http.get(`${testApiUrl}/admin/cases/${id}`, () =>
        refusal(404, 'case_not_found', 'Такого обращения нет'),
      ),
    );
    await open();
    expect(await screen.findByText(/через три года после последнего сообщения/)).toBeTruthy();
  });
});
