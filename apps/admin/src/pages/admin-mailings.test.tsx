import type { Mailing } from '@proverka/contract/mailing';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { exampleMailing, examplePreview } from '../controls/mailing.fixtures.ts';
import * as newPage from './admin-mailing-new-page.tsx';
import * as mailingPage from './admin-mailing-page.tsx';
import * as listPage from './admin-mailings-page.tsx';

const server = startTestServer(http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views: [] })));
const user = userEvent.setup();
const platform = () => createTestPlatform({ visitor: testSession });
const url = `/admin/content/mailings/${exampleMailing.mailing_id}/`;
let mailing: Mailing;
let sent: [string, unknown][];

beforeEach(() => {
  mailing = exampleMailing;
  sent = [];
  const take = async ({ request }: { request: Request }) => {
    const act = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const body: unknown = await request.json().catch(() => null);
    sent.push([act, body]);
    if (act === 'start') mailing = { ...mailing, state: 'sending', written: 50, sent: 12 };
    if (act === 'stop') mailing = { ...mailing, state: 'stopped', left_out: 38 };
    return HttpResponse.json({ mailing });
  };
  server.use(
    http.get(`${testApiUrl}/admin/mailings`, () => HttpResponse.json({ mailings: [mailing], total: 1 })),
    http.get(`${testApiUrl}/admin/mailing/:id`, () => HttpResponse.json({ mailing })),
    http.post(`${testApiUrl}/admin/mailing/preview`, () => HttpResponse.json(examplePreview)),
    http.put(`${testApiUrl}/admin/mailing/:id`, take),
    http.post(`${testApiUrl}/admin/mailing/:id/:act`, take),
    http.post(`${testApiUrl}/admin/mailing`, take),
  );
});

const openMailing = async () => {
  await renderPage(mailingPage, '/admin/content/mailings/:id/', { platform: platform(), url });
  await screen.findByRole('heading', { name: /Что нового/ });
};

test('the list of mailings leads to each of them and to a new one', async () => {
  await renderPage(listPage, '/admin/content/mailings/', {
    platform: platform(),
    url: '/admin/content/mailings/',
  });
  expect((await screen.findByRole('link', { name: /Что нового/ })).getAttribute('href')).toBe(url);
  expect(screen.getByRole('link', { name: 'Новая рассылка' })).toBeTruthy();
});

test('a draft is looked at before it is sent, and a test letter goes to its author', async () => {
  await openMailing();
  await user.click(screen.getByRole('button', { name: 'Показать письмо' }));
  const letter = await screen.findByRole('article', { name: 'Как увидит читатель' });
  expect(within(letter).getByText('история цен').tagName).toBe('STRONG');
  await user.click(screen.getByRole('button', { name: 'Пробное письмо себе' }));
  await screen.findByText('Пробное письмо отправлено на вашу почту');
  expect(sent).toEqual([['sample', null]]);
});

test('a mailing starts in two steps that say how many get it, and is stopped in two', async () => {
  await openMailing();
  await user.click(screen.getByRole('button', { name: 'Начать рассылку' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Отправить 1.240.подписчикам$/ }));
  await user.click(await screen.findByRole('button', { name: 'Остановить' }));
  await user.click(screen.getByRole('button', { name: 'Остановить сейчас' }));
  await screen.findByText('Остановлена');
  expect(textOf(screen.getByRole('region', { name: 'Рассылка' }))).toMatch(/Отправлено12.*остановлено38/);
  expect(sent.map(([act]) => act)).toEqual(['start', 'stop']);
});

test('what is written and not saved cannot be sent', async () => {
  await openMailing();
  await user.type(screen.getByLabelText('Тема'), '!');
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Начать рассылку' });
  expect(start.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[1]).toMatchObject({ subject: 'Что нового в проверках!' });
});

test('a mailing nobody wants is not started', async () => {
  mailing = { ...mailing, subscribers: 0 };
  await openMailing();
  expect(screen.getByText('На новости этого сайта никто не подписан')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Начать рассылку' }).disabled).toBe(true);
});

test('a mailing a colleague started first says so', async () => {
  server.use(
    http.put(`${testApiUrl}/admin/mailing/:id`, () =>
      refusal(409, 'mailing_started', 'Рассылка уже начата. Изменить или начать можно только черновик'),
    ),
  );
  await openMailing();
  await user.type(screen.getByLabelText('Тема'), '!');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Рассылка уже начата/)).toBeTruthy();
});

test('a new mailing needs a subject and a text', async () => {
  await renderPage(newPage, '/admin/content/mailings/new/', {
    platform: platform(),
    url: '/admin/content/mailings/new/',
  });
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  expect(screen.getAllByText('Обязательное поле')).toHaveLength(2);
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Сайт'), 'Проверка людей');
  await user.type(screen.getByLabelText('Тема'), 'Новости');
  await user.type(screen.getByLabelText('Текст'), 'Привет');
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await waitFor(() =>
    expect(sent).toEqual([['mailing', { brand: 'person-check', subject: 'Новости', text: 'Привет' }]]),
  );
});

test('a mailing that is not there says so', async () => {
  server.use(
    http.get(`${testApiUrl}/admin/mailing/:id`, () =>
      refusal(404, 'mailing_not_found', 'Рассылка не найдена'),
    ),
  );
  await renderPage(mailingPage, '/admin/content/mailings/:id/', { platform: platform(), url });
  expect(await screen.findByText('Рассылка не найдена')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});
