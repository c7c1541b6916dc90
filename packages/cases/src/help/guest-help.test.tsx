import { guestSession, unknownSession } from '@proverka/shell-sdk/session';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { refusal } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderWithPlatform,
  testApiUrl,
  testSession,
  textOf,
} from '@proverka/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleCase } from '../cases.fixtures.ts';
import { keepCase } from '../conversation/kept-cases.ts';
import { GuestCase } from '../conversation/guest-case.tsx';
import { itemId, report, startHelp } from './help-testing.tsx';
import { Help } from './help.tsx';

const { server, user, calls, answer, open, message, send } = startHelp();
beforeEach(() => localStorage.clear());

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
    expect(textOf(document.activeElement)).toContain('Обращение № 1050 отправлено');
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

  test('leaves the message in the form when its writer signs in, and when the session ends', async () => {
    const platform = createTestPlatform();
    renderWithPlatform(<Help subject={report} onLeave={() => undefined} />, { platform });
    await user.type(await message(), 'Где отчёт?');
    act(() => platform.session.setState(testSession, true));
    await screen.findByRole('heading', { name: 'Ваши обращения' });
    expect((await message()) as HTMLTextAreaElement).toHaveProperty('value', 'Где отчёт?');
    await user.type(await message(), ' И чек');
    act(() => platform.session.setState(guestSession, true));
    expect(await screen.findByLabelText('Имя')).toBeTruthy();
    expect((await message()) as HTMLTextAreaElement).toHaveProperty('value', 'Где отчёт? И чек');
    const other = { ...testSession, user: { ...testSession.user, id: itemId } };
    act(() => platform.session.setState(other, true));
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Сообщение').value).toBe(''));
  });

  test('offers no form while nobody knows whether the visitor is signed in', async () => {
    const platform = createTestPlatform();
    platform.session.setState(unknownSession, true);
    renderWithPlatform(<Help subject={report} onLeave={() => undefined} />, { platform });
    expect(screen.queryByLabelText('Сообщение')).toBeNull();
    act(() => platform.session.setState({ ...unknownSession, isAsking: false }, true));
    expect(textOf(await screen.findByRole('alert'))).toContain('Не удалось узнать, вошли ли вы');
    act(() => platform.session.setState(guestSession, true));
    expect(await message()).toBeTruthy();
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
    await user.click(await screen.findByRole('button', { name: 'Забыть на\u00a0этом устройстве' }));
    expect(screen.queryByRole('button', { name: /Обращение №/ })).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(textOf(document.activeElement)).toContain('Новое обращение');
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

  test('shows nothing of a conversation whose link stopped to work', async () => {
    answer('post', '/support/case', exampleCase);
    function Again() {
      const queryClient = useQueryClient();
      return <button onClick={() => void queryClient.refetchQueries()}>Ещё раз</button>;
    }
    const page = [<GuestCase key="case" token="token" />, <Again key="again" />];
    renderWithPlatform(page, { platform: createTestPlatform() });
    await screen.findByRole('list', { name: 'Переписка' });
    server.use(
      http.post(`${testApiUrl}/support/case`, () => refusal(404, 'case_link_invalid', 'Ссылка не действует')),
    );
    await user.click(screen.getByRole('button', { name: 'Ещё раз' }));
    expect(textOf(await screen.findByRole('alert'))).toContain('Ссылка не действует');
    expect(screen.queryByRole('list', { name: 'Переписка' })).toBeNull();
    expect(localStorage).toHaveLength(0);
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
