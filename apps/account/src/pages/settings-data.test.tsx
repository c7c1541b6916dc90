import { createTestPlatform, testSession, textOf } from '@proverka/shell-sdk/testing';
import { guestSession } from '@proverka/shell-sdk/session';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSettings, useFakeApi } from './settings-testing.tsx';

const api = useFakeApi();

describe('the export of data', () => {
  const one = {
    export_id: '0192f0c1-0000-7000-8000-000000000101',
    status: 'ready',
    requested_date: '2026-11-21T09:00:00.000Z',
    expires_date: '2026-11-22T09:00:00.000Z',
  };

  test('a data export is requested, prepared and downloaded', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({
      toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    const preparing = { ...one, status: 'preparing', expires_date: null };
    const answers: object[][] = [[], [preparing], [one]];
    api.serve('get', '/person/exports', () => ({ exports: answers.shift() ?? [one] }));
    const asked = api.serve('post', '/person/export', { export: preparing });
    openSettings('data');
    await userEvent.click(await screen.findByRole('button', { name: 'Запросить выгрузку' }));
    expect(await screen.findByText('Готовится')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(3500);
    const link = await screen.findByRole('link', { name: 'Скачать ZIP' });
    expect(link.getAttribute('href')).toContain(`/person/export/${one.export_id}`);
    expect(textOf(screen.getByRole('list', { name: 'Выгрузки' }))).toContain(
      'доступна до 22.11.2026 в 12:00 (МСК)',
    );
    expect(asked).toHaveLength(1);
  });

  test('a data export above the limit is refused with a message, and an expired one cannot be downloaded', async () => {
    api.serve('get', '/person/exports', { exports: [{ ...one, status: 'expired' }] });
    const title = 'Слишком много запросов. Подождите немного и повторите';
    api.refuse('post', '/person/export', { code: 'too_many_requests', title, status: 429 });
    openSettings('data');
    expect(await screen.findByText('Срок истёк, файл удалён')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Скачать ZIP' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Запросить выгрузку' }));
    expect(textOf(await screen.findByRole('alert'))).toBe(title);
  });
});

describe('the deletion of the account', () => {
  const open = async (session = testSession) => {
    api.serve('get', '/person/exports', { exports: [] });
    let refreshed = 0;
    const platform = createTestPlatform({
      visitor: session,
      sessionActions: {
        refresh: async () => {
          refreshed += 1;
          return guestSession;
        },
        logout: async () => undefined,
        askToSignIn: async () => false,
      },
    });
    const { location } = openSettings('data', platform);
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить аккаунт' }));
    const dialog = await screen.findByRole('dialog', { name: 'Удаление аккаунта' });
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Удалить аккаунт' }));
    return { dialog, send, location, refreshed: () => refreshed };
  };
  const closed = { number: 'У-000000042', destroy_before: '2026-12-21T09:00:00.000Z' };

  test('deleting the account takes the password and a confirmation about the balance, and signs out to the main page', async () => {
    const deleted = api.serve('post', '/person/delete', closed);
    const { dialog, send, location, refreshed } = await open();
    await send();
    expect(await within(dialog).findByText('Обязательное поле')).toBeTruthy();
    expect(textOf(dialog)).toContain(
      'На балансе 1 500 ₽. Их и деньги, которые ещё вернутся на баланс, я верну по заявлению в поддержку',
    );
    expect(within(dialog).getByText('Чтобы продолжить, установите этот флажок')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Пароль'), 'пароль-123');
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await send();
    await waitFor(() => expect(textOf(dialog)).toContain('У-000000042'));
    expect(textOf(dialog)).toContain('не позже 21.12.2026');
    expect(deleted).toEqual([{ password: 'пароль-123', leave_balance: true }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'На главную' }));
    await waitFor(() => expect(location()).toBe('/'));
    expect(refreshed()).toBe(1);
  });

  test("deleting the account asks about pending money after the server's refusal", async () => {
    const title = 'В незавершённых заказах есть деньги';
    api.refuse('post', '/person/delete', { code: 'balance_not_empty', title, status: 409 });
    const { dialog, send } = await open({ ...testSession, balance: '0.00', bonusBalance: '0.00' });
    await userEvent.type(within(dialog).getByLabelText('Пароль'), 'пароль-123');
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await send();
    expect(textOf(await within(dialog).findByRole('alert'))).toBe(title);
    const agreed = within(dialog).getByRole('checkbox', { name: /деньги, которые .* вернутся/i });
    await send();
    expect(await within(dialog).findByText('Чтобы продолжить, установите этот флажок')).toBeTruthy();
    const deleted = api.serve('post', '/person/delete', closed);
    await userEvent.click(agreed);
    await send();
    await waitFor(() => expect(textOf(dialog)).toContain('У-000000042'));
    expect(deleted).toEqual([{ password: 'пароль-123', leave_balance: true }]);
  });

  test('bonus money alone needs no confirmation, because it is not refunded', async () => {
    const { dialog } = await open({ ...testSession, balance: '300.00', bonusBalance: '300.00' });
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
  });

  test('a wrong password is shown beside its field, and cancelling the deletion changes nothing', async () => {
    api.refuse('post', '/person/delete', { code: 'wrong_password', title: 'Неверный прежний пароль' });
    const { dialog, send, location, refreshed } = await open({ ...testSession, balance: '0.00' });
    await userEvent.type(within(dialog).getByLabelText('Пароль'), 'не тот');
    await send();
    expect(await within(dialog).findByText('Неверный пароль')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    expect(location()).toBe('/user/settings/?part=data');
    expect(refreshed()).toBe(0);
  });
});

test('settings open at the profile, and every part has a link of its own', async () => {
  api.refuse('get', '/person/:id', { code: 'internal', title: 'Ошибка', status: 500 });
  openSettings('nowhere');
  await screen.findByRole('heading', { name: 'Не удалось загрузить личные данные' });
  const nav = screen.getByRole('navigation', { name: 'Разделы настроек' });
  expect(within(nav).getByRole('link', { name: 'Профиль' }).getAttribute('aria-current')).toBe('page');
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    ...['profile', 'security', 'letters', 'logo', 'documents', 'api', 'consents', 'data'].map(
      (part) => `/user/settings/?part=${part}`,
    ),
    '/user/partner/',
  ]);
});
