import { refusal } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderWithPlatform,
  testApiUrl,
  testSession,
  textOf,
} from '@proverka/shell-sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleCase } from '../cases.fixtures.ts';
import { itemId, report, startHelp } from './help-testing.tsx';
import { Help } from './help.tsx';

const { server, user, calls, answer, message, send, ...help } = startHelp();
const open = () => help.open({ visitor: testSession });
const { case_id: id } = exampleCase;
const seen = { path: `/cases/${id}/seen`, body: { shown_date: exampleCase.messages[1]?.date } };

beforeEach(() => {
  answer('get', `/cases/${id}`, exampleCase);
  answer('post', `/cases/${id}/seen`, { ok: true });
});

describe('«Помощь» of an account', () => {
  test('marks a new answer, opens its conversation in place and tells that it was seen', async () => {
    open();
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
    open();
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
    open();
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
    open();
    await user.click(await screen.findByRole('button', { name: 'Не прикладывать отчёт' }));
    expect(textOf(document.activeElement)).toContain('страница «Отчёт об объекте»');
    await user.click(screen.getByRole('button', { name: 'Не прикладывать страницу' }));
    expect(textOf(document.activeElement)).toBe('К сообщению ничего не приложим.');
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

  test("sends a message without a report that is not the visitor's, once they were told so", async () => {
    server.use(
      http.post(`${testApiUrl}/cases`, () => refusal(404, 'report_not_found', 'Отчёт не найден'), {
        once: true,
      }),
    );
    open();
    await user.type(await message(), 'Чей это отчёт?');
    await send();
    expect(textOf(await screen.findByRole('alert'))).toContain('Отчёт не приложен: его нет среди ваших');
    expect(screen.queryByRole('button', { name: 'Не прикладывать отчёт' })).toBeNull();
    answer('post', '/cases', exampleCase);
    await send();
    const body = { kind: 'question', text: 'Чей это отчёт?', page: report.page };
    await waitFor(() => expect(calls[0]).toEqual({ path: '/cases', body }));
  });

  test('keeps a reply that was not sent for when its conversation is opened again', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: /Обращение №\s1042/ }));
    await user.type(await message(), 'Спасибо');
    await user.click(screen.getByRole('button', { name: 'Все обращения' }));
    expect((await message()) as HTMLTextAreaElement).toHaveProperty('value', '');
    await user.click(await screen.findByRole('button', { name: /Обращение №\s1042/ }));
    await screen.findByRole('list', { name: 'Переписка' });
    expect((await message()) as HTMLTextAreaElement).toHaveProperty('value', 'Спасибо');
  });

  test('says how many characters a message is too long by, cuts nothing off and sends nothing', async () => {
    open();
    await user.click(await message());
    await user.paste('а'.repeat(4003));
    expect(await screen.findByText('Сообщение длиннее 4 000 знаков. Сократите его на 3')).toBeTruthy();
    await send();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Сообщение').value).toHaveLength(4003);
    expect(calls).toEqual([]);
  });

  test('takes a message also while the conversations cannot be loaded', async () => {
    server.use(http.get(`${testApiUrl}/cases`, () => HttpResponse.error()));
    open();
    expect(textOf(await screen.findByRole('alert'))).toContain('Не удалось загрузить обращения');
    expect(await message()).toBeTruthy();
  });

  test('names the usual time of an answer only where there is one', async () => {
    const without = open();
    await screen.findByRole('button', { name: /№\s1042/ });
    expect(textOf(without.container)).not.toContain('Обычно');
    without.unmount();
    answer('get', '/support/usual_answer', { seconds: 7000 });
    const { container } = open();
    await waitFor(() => expect(textOf(container)).toContain('Обычно первый ответ приходит за 2 ч.'));
    cleanup();
    answer('get', '/support/usual_answer', { seconds: 40 });
    const quick = open().container;
    await waitFor(() =>
      expect(textOf(quick)).toContain('Обычно первый ответ приходит меньше чем за минуту.'),
    );
  });
});
