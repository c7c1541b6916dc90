import type { ConclusionWork } from '@proverka/contract/conclusion-desk';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  colleague,
  exampleConclusions,
  exampleTemplates,
  exampleWork,
  me,
} from '../features/conclusion-work/conclusion.fixtures.ts';
import * as workPage from './admin-conclusion-page.tsx';
import * as listPage from './admin-conclusions-page.tsx';
import * as templatesPage from './admin-conclusion-templates-page.tsx';

const server = startTestServer(http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views: [] })));
const user = userEvent.setup();
const platform = () => createTestPlatform({ visitor: testSession });

describe('the queue of ordered conclusions', () => {
  const answer = (conclusions: object[]) =>
    server.use(
      http.post(`${testApiUrl}/admin/conclusions`, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({
          conclusions,
          next: null,
          total: { count: conclusions.length, is_more: false },
        });
      }),
    );
  let asked: unknown[] = [];
  const open = (url = '/admin/conclusions/') =>
    renderPage(listPage, '/admin/conclusions/', { platform: platform(), url });

  test('each says its deadline, what is overdue and who writes it, and leads to its desk', async () => {
    answer(exampleConclusions(3));
    await open();
    const [, first, second, third] = await screen.findAllByRole('row');
    expect(textOf(first as Element)).toContain('Просрочено');
    expect(textOf(second as Element)).toMatch(/Тестов Иван.*Есть/);
    expect(textOf(third as Element)).toContain('Примерова Анна');
    const link = within(first as HTMLElement).getByRole('link');
    expect(link.getAttribute('href')).toBe(`/admin/conclusions/${exampleConclusions(1)[0]?.conclusion_id}/`);
  });

  test('what was sent back is on a tab of its own', async () => {
    asked = [];
    answer([]);
    const { location } = await open();
    expect(await screen.findByText('Никто не ждёт')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'На исправлении' }));
    await waitFor(() => expect(location()).toBe('/admin/conclusions/?queue=correction'));
    expect(await screen.findByText('Исправлять нечего')).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ queue: 'correction', is_mine: false });
  });
});

let work: ConclusionWork;
let sent: { path: string; body: Record<string, unknown> }[];
let refuses: { status: number; code: string; title: string } | null;
beforeEach(() => {
  work = exampleWork();
  sent = [];
  refuses = null;
});
const path = `/admin/conclusions/${exampleWork().conclusion_id}`;

async function openWork() {
  server.use(
    http.get(`${testApiUrl}${path}`, () => HttpResponse.json(work)),
    http.get(`${testApiUrl}/admin/conclusion_templates`, () =>
      HttpResponse.json({ templates: exampleTemplates }),
    ),
    http.all(`${testApiUrl}${path}/*`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push({ path: new URL(request.url).pathname.replace(path, ''), body });
      if (refuses !== null) return refusal(refuses.status, refuses.code as 'draft_changed', refuses.title);
      const version = Number(body['version'] ?? 0) + 1;
      return HttpResponse.json(
        request.url.endsWith('/draft')
          ? { text: body['text'], version, by: me.name, saved_date: '2026-11-20T10:00:00.000Z' }
          : work,
      );
    }),
  );
  await renderPage(workPage, '/admin/conclusions/:id/', { platform: platform(), url: `${path}/` });
  return screen.findByRole('region', { name: 'Отчёт' });
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Текст заключения', { selector: 'textarea' });

describe('the desk of a conclusion', () => {
  test('the report stands beside the text: verdict and findings', async () => {
    const report = await openWork();
    expect(textOf(report)).toContain('Долги у приставов');
    expect(textOf(report)).toContain('Без замечаний: 1');
    expect(screen.getByText(/Можно.ли.выдать.аванс/)).toBeTruthy();
  });

  test('what is typed is saved by itself and by Ctrl+S, over the version that was read', async () => {
    await openWork();
    await user.type(field(), 'Аванс выдать можно.');
    fireEvent.keyDown(field(), { code: 'KeyS', ctrlKey: true });
    expect(await screen.findByText(/Черновик сохранён/)).toBeTruthy();
    await user.type(field(), ' Долг мал.');
    await user.tab();
    await waitFor(() =>
      expect(sent).toEqual([
        { path: '/draft', body: { text: 'Аванс выдать можно.', version: 0 } },
        { path: '/draft', body: { text: 'Аванс выдать можно. Долг мал.', version: 1 } },
      ]),
    );
  });

  test('a template is put below what is written', async () => {
    await openWork();
    await user.type(field(), 'Аванс можно.');
    await user.selectOptions(await screen.findByLabelText('Вставить шаблон'), 'Наём сотрудника');
    expect(field().value).toBe('Аванс можно.\n\nВывод: \n\nЧто проверить до приёма: ');
  });

  test('who saves over another version is told, nothing more is saved, and the typed text stays', async () => {
    await openWork();
    refuses = { status: 409, code: 'draft_changed', title: 'Черновик изменился: Примерова Анна' };
    await user.type(field(), 'Мой текст');
    await user.tab();
    const alert = await screen.findByRole('alert');
    expect(textOf(alert)).toContain('Примерова Анна');
    expect(field().value).toBe('Мой текст');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Сдать заключение' }).disabled).toBe(true);
    refuses = null;
    work = exampleWork({ draft: { text: 'Её текст', version: 3, by: colleague.name, saved_date: null } });
    await user.click(within(alert).getByRole('button', { name: 'Показать сохранённый' }));
    await waitFor(() => expect(field().value).toBe('Её текст'));
  });

  test('by keyboard alone it is written and handed in, after a word about what happens', async () => {
    await openWork();
    field().focus();
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('Обязательное поле')).toBeTruthy();
    await user.keyboard('Аванс выдать можно.');
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText(/Заказчику уйдёт письмо/)).toBeTruthy();
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        path: '/hand_in',
        body: { text: 'Аванс выдать можно.', version: 1 },
      }),
    );
  });

  test('it is handed over with a note', async () => {
    await openWork();
    await user.click(screen.getByText('Передать другому специалисту'));
    const form = screen.getByRole('form', { name: 'Передать другому специалисту' });
    await user.selectOptions(within(form).getByLabelText('Кому'), colleague.name);
    await user.click(within(form).getByRole('button', { name: 'Передать' }));
    expect(within(form).getByText('Напишите, в чём дело')).toBeTruthy();
    await user.type(within(form).getByLabelText('Записка коллеге'), 'Осталось проверить суд');
    await user.click(within(form).getByRole('button', { name: 'Передать' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { path: '/hand_over', body: { expert_id: colleague.id, note: 'Осталось проверить суд' } },
      ]),
    );
  });

  test("a colleague's draft is read, not written, until it is taken", async () => {
    work = exampleWork({
      expert: colleague,
      draft: { text: 'Её текст', version: 3, by: colleague.name, saved_date: null },
    });
    await openWork();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Её текст')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Взять себе' }));
    await waitFor(() => expect(sent).toEqual([{ path: '/take', body: { from: colleague.id } }]));
  });

  test('what was handed in is sent back with a note', async () => {
    work = exampleWork({ state: 'written', text: 'Можно.', author_name: 'Примерова Анна' });
    await openWork();
    await user.click(screen.getByText('Вернуть на исправление'));
    const form = screen.getByRole('form', { name: 'Вернуть на исправление' });
    await user.type(within(form).getByLabelText('Что исправить'), 'Не тот человек');
    await user.click(within(form).getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(sent).toEqual([{ path: '/send_back', body: { note: 'Не тот человек' } }]));
  });

  test('a conclusion that is not there says so', async () => {
    server.use(
      http.get(`${testApiUrl}${path}`, () => refusal(404, 'conclusion_not_found', 'Такого заключения нет')),
    );
    await renderPage(workPage, '/admin/conclusions/:id/', { platform: platform(), url: `${path}/` });
    expect(await screen.findByRole('link', { name: 'Все заключения' })).toBeTruthy();
  });
});

test('a template is added, changed and removed', async () => {
  const calls: unknown[] = [];
  server.use(
    http.get(`${testApiUrl}/admin/conclusion_templates`, () =>
      HttpResponse.json({ templates: exampleTemplates }),
    ),
    http.all(`${testApiUrl}/admin/conclusion_templates*`, async ({ request }) => {
      calls.push([request.method, await request.json().catch(() => null)]);
      return HttpResponse.json({ templates: exampleTemplates });
    }),
    http.all(`${testApiUrl}/admin/conclusion_templates/:id`, async ({ request }) => {
      calls.push([request.method, await request.json().catch(() => null)]);
      return HttpResponse.json({ templates: exampleTemplates });
    }),
  );
  await renderPage(templatesPage, '/admin/conclusions/templates/', {
    platform: platform(),
    url: '/admin/conclusions/templates/',
  });
  const form = await screen.findByRole('form', { name: 'Новый шаблон' });
  await user.click(within(form).getByRole('button', { name: 'Добавить шаблон' }));
  expect(await within(form).findAllByText('Обязательное поле')).toHaveLength(2);
  await user.type(within(form).getByLabelText('Название'), 'Сделка');
  await user.type(within(form).getByLabelText('Текст шаблона'), 'Вывод:');
  await user.click(within(form).getByRole('button', { name: 'Добавить шаблон' }));
  const card = await screen.findByRole('article', { name: 'Шаблон: Наём сотрудника' });
  await user.click(within(card).getByRole('button', { name: 'Удалить' }));
  await user.click(within(card).getByRole('button', { name: 'Удалить насовсем' }));
  await waitFor(() =>
    expect(calls).toEqual([
      ['POST', { title: 'Сделка', text: 'Вывод:' }],
      ['DELETE', null],
    ]),
  );
});
