import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderWithPlatform,
  testApiUrl,
  testSession,
  textOf,
} from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleCase, exampleLine } from '../cases.fixtures.ts';
import { keepCase } from '../conversation/kept-cases.ts';
import { Help } from './help.tsx';

const server = startTestServer();
const user = userEvent.setup();
const itemId = '0192f0c1-0000-7000-8000-0000000000b1';
const report = { page: `/report/${itemId}/`, title: 'Отчёт об объекте', itemId };
const { case_id: id } = exampleCase;
const seen = { path: `/cases/${id}/seen`, body: { shown_date: exampleCase.messages[1]?.date } };
let calls: { path: string; body: unknown }[] = [];

const answer = (method: 'get' | 'post', path: string, reply: object) =>
  server.use(
    http[method](`${testApiUrl}${path}`, async ({ request }) => {
      if (method === 'post') calls.push({ path, body: await request.json().catch(() => null) });
      return HttpResponse.json(reply);
    }),
  );

beforeEach(() => {
  calls = [];
  localStorage.clear();
  answer('get', '/support/usual_answer', { seconds: null });
  answer('get', '/cases', { cases: [exampleLine], total: 1 });
  answer('get', `/cases/${id}`, exampleCase);
  answer('post', `/cases/${id}/seen`, { ok: true });
});

const open = (visitor?: typeof testSession) =>
  renderWithPlatform(<Help subject={report} onLeave={() => undefined} />, {
    platform: createTestPlatform(visitor && { visitor }),
  });
const message = () => screen.findByLabelText('Сообщение');
const send = () => user.click(screen.getByRole('button', { name: 'Отправить' }));

describe('«Помощь» of an account', () => {
  test('marks a new answer, opens its conversation in place and tells that it was seen', async () => {
    open(testSession);
    const row = await screen.findByRole('button', { name: /Обращение №\s1042.*Новый ответ/ });
    await user.click(row);
    expect(await screen.findByRole('heading', { name: /Обращение №\s1042/ })).toBeTruthy();
    expect(textOf(await screen.findByRole('list', { name: 'Переписка' }))).toContain(
      'площадь указана так же',
    );
    await waitFor(() => expect(calls).toContainEqual(seen));
    await user.click(screen.getByRole('button', { name: 'Все обращения' }));
    expect(await screen.findByRole('heading', { name: 'Новое обращение' })).toBeTruthy();
  });

  test('tells that an answer was seen when it is on the screen, not from a hidden tab, also if it closed the case', async () => {
    answer('get', `/cases/${id}`, { ...exampleCase, state: 'closed' });
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    open(testSession);
    await user.click(await screen.findByRole('button', { name: /Обращение №\s1042/ }));
    await screen.findByRole('list', { name: 'Переписка' });
    expect(calls).toEqual([]);
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(calls).toEqual([seen]));
    state.mockRestore();
  });

  test('sends the message with the report and the page it was opened from, and shows the conversation', async () => {
    answer('post', '/cases', { ...exampleCase, state: 'open', messages: exampleCase.messages.slice(0, 1) });
    open(testSession);
    await user.type(await message(), 'Площадь не та');
    await send();
    expect(textOf(await screen.findByRole('list', { name: 'Переписка' }))).toContain('в договоре 54 м²');
    expect(screen.getByText(/Ответ появится здесь/)).toBeTruthy();
    expect(calls[0]).toEqual({
      path: '/cases',
      body: { kind: 'question', text: 'Площадь не та', page: report.page, order_item_id: itemId },
    });
  });

  test('sends neither report nor page once both are taken away', async () => {
    answer('post', '/cases', exampleCase);
    open(testSession);
    await user.click(await screen.findByRole('button', { name: 'Не прикладывать отчёт' }));
    await user.click(screen.getByRole('button', { name: 'Не прикладывать страницу' }));
    await user.type(await message(), 'Вопрос');
    await send();
    await waitFor(() => expect(calls[0]?.body).toEqual({ kind: 'question', text: 'Вопрос' }));
  });

  test('keeps a message that was refused, and one that was not sent when help was closed', async () => {
    server.use(
      http.post(`${testApiUrl}/cases`, () => refusal(429, 'too_many_requests', 'Слишком много запросов')),
    );
    function Toggled() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            Помощь
          </button>
          {isOpen && <Help subject={report} onLeave={() => undefined} />}
        </>
      );
    }
    renderWithPlatform(<Toggled />, { platform: createTestPlatform({ visitor: testSession }) });
    await user.type(await message(), 'Где чек?');
    await send();
    expect(textOf(await screen.findByRole('alert'))).toContain('Слишком много запросов');
    await user.click(screen.getByRole('button', { name: 'Помощь' }));
    expect(screen.queryByLabelText('Сообщение')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Помощь' }));
    expect((await message()) as HTMLTextAreaElement).toHaveProperty('value', 'Где чек?');
  });

  test('says how many characters a message is too long by, cuts nothing off and sends nothing', async () => {
    open(testSession);
    await user.click(await message());
    await user.paste('а'.repeat(4003));
    expect(await screen.findByText('Сообщение длиннее 4 000 знаков. Сократите его на 3')).toBeTruthy();
    await send();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Сообщение').value).toHaveLength(4003);
    expect(calls).toEqual([]);
  });

  test('takes a message also while the conversations cannot be loaded', async () => {
    server.use(http.get(`${testApiUrl}/cases`, () => HttpResponse.error()));
    open(testSession);
    expect(textOf(await screen.findByRole('alert'))).toContain('Не удалось загрузить обращения');
    expect(await message()).toBeTruthy();
  });

  test('names the usual time of an answer only where there is one', async () => {
    const without = open(testSession);
    await screen.findByRole('button', { name: /№\s1042/ });
    expect(textOf(without.container)).not.toContain('Обычно');
    without.unmount();
    answer('get', '/support/usual_answer', { seconds: 7000 });
    const { container } = open(testSession);
    await waitFor(() => expect(textOf(container)).toContain('Обычно первый ответ приходит за 2 ч.'));
  });
});

describe('«Помощь» of a guest', () => {
  const fill = async () => {
    await user.type(await message(), 'Где отчёт?');
    await user.type(screen.getByLabelText('Имя'), 'Образцова Мария');
    await user.type(screen.getByLabelText('E-mail'), 'obraztsova@example.com');
    await user.click(screen.getByRole('checkbox'));
  };

  test('asks for everything a letter needs', async () => {
    open();
    await message();
    await send();
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(3);
    expect(screen.getByText('Чтобы продолжить, установите этот флажок')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Не прикладывать отчёт' })).toBeNull();
  });

  test('sends the message with the page, and says where the conversation will be', async () => {
    answer('post', '/support', { number: 1050 });
    open();
    await fill();
    await send();
    expect(textOf(await screen.findByRole('status'))).toContain('Обращение № 1050 отправлено');
    expect(calls).toMatchObject([
      {
        path: '/support',
        body: { page: report.page, consent: { personal_data_version: 'personal-data-test' } },
      },
    ]);
    expect(localStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Написать ещё' }));
    expect((await message()) as HTMLTextAreaElement).toHaveProperty('value', '');
    expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Образцова Мария');
  });

  test('says that it was not sent, with another way to write, and keeps the input', async () => {
    server.use(http.post(`${testApiUrl}/support`, () => HttpResponse.error()));
    open();
    await fill();
    await send();
    expect(textOf(await screen.findByRole('alert'))).toMatch(/Обращение не отправлено.*напишите на .+@/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Сообщение').value).toBe('Где отчёт?');
  });

  test('shows a case whose letter was opened in this browser, and forgets it when asked', async () => {
    keepCase('token');
    answer('post', '/support/case', exampleCase);
    open();
    const row = await screen.findByRole('button', { name: /Обращение №\s1042/ });
    expect(calls).toEqual([{ path: '/support/case', body: { token: 'token' } }]);
    await user.click(row);
    const said = await screen.findByRole('list', { name: 'Переписка' });
    expect(within(said).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Все обращения' }));
    await user.click(await screen.findByRole('button', { name: 'Забыть их в\u00a0этом браузере' }));
    expect(screen.queryByRole('button', { name: /Обращение №/ })).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('forgets one conversation on this device, also out of the list and of the address of its letter', async () => {
    keepCase('token');
    window.history.replaceState(null, '', '/case/#token');
    answer('post', '/support/case', exampleCase);
    open();
    await user.click(await screen.findByRole('button', { name: /Обращение №\s1042/ }));
    await user.click(await screen.findByRole('button', { name: 'Забыть на\u00a0этом устройстве' }));
    const note = await screen.findByRole('status');
    expect(textOf(note)).toContain('Обращение забыто на этом устройстве');
    expect(note.closest('[tabindex]')).toBe(document.activeElement);
    expect(screen.queryByRole('list', { name: 'Переписка' })).toBeNull();
    expect([window.location.hash, localStorage.length]).toEqual(['', 0]);
    await user.click(screen.getByRole('button', { name: 'Все обращения' }));
    expect(await message()).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Обращение №/ })).toBeNull();
  });

  test('forgets a link that does not work any more', async () => {
    keepCase('old');
    server.use(
      http.post(`${testApiUrl}/support/case`, () => refusal(404, 'case_link_invalid', 'Ссылка не действует')),
    );
    open();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});
