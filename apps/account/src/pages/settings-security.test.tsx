import { textOf } from '@proverka/shell-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSettings, useFakeApi } from './settings-testing.tsx';

const api = useFakeApi();

const session = (id: number, changes: object = {}) => ({
  session_id: `0192f0c1-0000-7000-8000-00000000000${id}`,
  created_date: '2026-11-20T09:12:00.000Z',
  expires_date: '2026-12-20T09:12:00.000Z',
  used_date: '2026-11-25T18:40:00.000Z',
  is_staff: false,
  is_impersonation: false,
  address: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36',
  is_current: false,
  ...changes,
});
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const own = session(1, { is_current: true, user_agent: firefox });
const access = {
  available: true,
  scopes: [],
  limit: { requests: 300, seconds: 60 },
  token: null,
  events: [],
};
const token = {
  id: '0192f0c1-0000-7000-8000-000000000071',
  prefix: 'prv_bZCIc2',
  scopes: ['orders:read'],
  created_date: '2026-11-01T09:00:00.000Z',
  expires_date: '2027-01-30T09:00:00.000Z',
  last_used_date: null,
  ended_date: null as string | null,
  end_reason: null as string | null,
};
const revoked = { ended_date: '2026-11-02T09:00:00.000Z', end_reason: 'password_changed' };
beforeEach(() => {
  api.serve('get', '/api', access);
  api.serve('get', '/person/factors', { passkeys: [], totp_since: null, recovery_codes: 0 });
});

describe('the password', () => {
  const fill = async (old: string, next: string, repeat = next) => {
    await userEvent.type(await screen.findByLabelText('Прежний пароль'), old);
    await userEvent.type(screen.getByLabelText('Новый пароль'), next);
    await userEvent.type(screen.getByLabelText('Повторите новый пароль'), repeat);
    await userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }));
  };

  test('changing the password takes the old one and clears the fields', async () => {
    api.serve('get', '/person/sessions', { sessions: [own] });
    const changed = api.serve('put', '/person/update_password', { ok: true });
    const { platform } = openSettings('security');
    await fill('старый-пароль', 'новый-пароль');
    await waitFor(() =>
      expect(platform.shownNotices.at(-1)?.text).toBe('Пароль изменён, остальные сессии закрыты'),
    );
    expect(changed).toEqual([
      { old_password: 'старый-пароль', password: 'новый-пароль', keep_programs: false },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Новый пароль').value).toBe('');
  });

  test('the programs of a user end with the password unless the user keeps them', async () => {
    api.serve('get', '/person/sessions', { sessions: [own] });
    api.serve('get', '/api', { ...access, token });
    const changed = api.serve('put', '/person/update_password', { ok: true });
    openSettings('security');
    const keep = await screen.findByRole('checkbox', { name: 'Оставить токен API и вебхуки' });
    await fill('старый-пароль', 'новый-пароль');
    await waitFor(() => expect(changed).toMatchObject([{ keep_programs: false }]));
    await userEvent.click(keep);
    await fill('новый-пароль', 'третий-пароль');
    await waitFor(() => expect(changed).toMatchObject([{}, { keep_programs: true }]));
  });

  test('a user with a webhook and without a token is asked about programs too, one without either is not', async () => {
    api.serve('get', '/person/sessions', { sessions: [own] });
    api.serve('get', '/api', { ...access, scopes: ['webhooks'], token: { ...token, ...revoked } });
    const webhook = { id: token.id, url: 'https://crm.example.com/', created_date: token.created_date };
    api.serve('get', '/webhooks', { webhooks: [{ ...webhook, ended_date: null, end_reason: null }] });
    openSettings('security');
    expect(await screen.findByRole('checkbox', { name: 'Оставить токен API и вебхуки' })).toBeTruthy();
    cleanup();
    api.serve('get', '/webhooks', { webhooks: [{ ...webhook, ...revoked }] });
    openSettings('security');
    await screen.findByRole('button', { name: 'Сменить пароль' });
    expect(screen.queryByRole('checkbox', { name: 'Оставить токен API и вебхуки' })).toBeNull();
  });

  test('a new password is not sent while the repetition differs, and a short one is refused', async () => {
    api.serve('get', '/person/sessions', { sessions: [own] });
    const changed = api.serve('put', '/person/update_password', { ok: true });
    openSettings('security');
    await fill('старый-пароль', 'новый', 'другой');
    expect(await screen.findByText('Пароли не совпадают')).toBeTruthy();
    expect(screen.getByText('Поле слишком короткое')).toBeTruthy();
    expect(changed).toEqual([]);
  });

  test('a new password that is easy to guess is refused beside its field', async () => {
    api.serve('get', '/person/sessions', { sessions: [own] });
    api.refuse('put', '/person/update_password', {
      code: 'password_weak',
      title: 'Этот пароль легко подобрать. Придумайте другой',
      fields: { password: 'Такой пароль есть в списках частых' },
    });
    openSettings('security');
    await fill('старый-пароль', 'йцукенгш');
    expect(await screen.findByText('Такой пароль есть в списках частых')).toBeTruthy();
    expect(screen.getByLabelText('Новый пароль').getAttribute('aria-invalid')).toBe('true');
  });

  test('a wrong old password is shown beside its field', async () => {
    api.serve('get', '/person/sessions', { sessions: [own] });
    api.refuse('put', '/person/update_password', {
      code: 'wrong_password',
      title: 'Неверный прежний пароль',
    });
    openSettings('security');
    await fill('не тот', 'новый-пароль');
    expect(await screen.findByText('Неверный прежний пароль')).toBeTruthy();
    expect(screen.getByLabelText('Прежний пароль').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('sessions', () => {
  const list = () => screen.findByRole('list', { name: 'Сессии' });

  test('sessions show browser, system, time and address, and the current one cannot be closed here', async () => {
    api.serve('get', '/person/sessions', { sessions: [own, session(2)] });
    openSettings('security');
    const [first, second] = within(await list()).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(textOf(first)).toBe(
      'Firefox, LinuxЭто устройствоВход 20.11.2026 в 12:12 (МСК)IP-адрес 203.0.113.7',
    );
    expect(within(first).queryByRole('button')).toBeNull();
    expect(textOf(second)).toContain('Chrome, Windows');
    expect(textOf(second)).toContain('последнее действие 25.11.2026 в 21:40');
  });

  test('that of the support names no device, and can be closed like any other', async () => {
    const ofSupport = session(2, { is_impersonation: true, address: '', user_agent: '' });
    api.serve('get', '/person/sessions', { sessions: [own, ofSupport] });
    openSettings('security');
    const theirs = within(await list()).getAllByRole('listitem')[1] as HTMLElement;
    expect(textOf(theirs)).toContain('Сотрудник поддержки');
    expect(within(theirs).getAllByRole('button').map(textOf)).toEqual(['Выйти']);
  });

  test('another session is closed with the password', async () => {
    let sessions = [own, session(2)];
    api.serve('get', '/person/sessions', () => ({ sessions }));
    const closed = api.serve('post', '/person/sessions/:id/close', () => {
      sessions = [own];
      return { closed: 1 };
    });
    openSettings('security');
    await userEvent.click(within(await list()).getByRole('button', { name: /^Выйти: Chrome, Windows/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Закрыть эту сессию?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    expect(closed).toEqual([]);
    await userEvent.click(within(await list()).getByRole('button', { name: /^Выйти: Chrome, Windows/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Закрыть эту сессию?' }));
    await userEvent.click(again.getByRole('button', { name: 'Закрыть сессию' }));
    expect(await again.findByText('Обязательное поле')).toBeTruthy();
    await userEvent.type(again.getByLabelText('Пароль'), 'верный пароль');
    await userEvent.click(again.getByRole('button', { name: 'Закрыть сессию' }));
    await waitFor(() => expect(screen.queryByText('Chrome, Windows')).toBeNull());
    expect(closed).toEqual([{ password: 'верный пароль' }]);
  });

  test('a refusal to close a session is shown in the open dialog', async () => {
    api.serve('get', '/person/sessions', { sessions: [own, session(2)] });
    const title = 'Такой сессии среди ваших нет: возможно, она уже закрыта';
    api.refuse('post', '/person/sessions/:id/close', { code: 'session_not_found', title, status: 404 });
    openSettings('security');
    await userEvent.click(within(await list()).getByRole('button', { name: /^Выйти/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Пароль'), 'верный пароль');
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть сессию' }));
    expect(textOf(await dialog.findByRole('alert'))).toBe(title);
  });

  test('all other sessions are closed at once', async () => {
    let sessions = [own, session(2), session(3)];
    api.serve('get', '/person/sessions', () => ({ sessions }));
    const closed = api.serve('post', '/person/sessions/close_others', () => {
      sessions = [own];
      return { closed: 2 };
    });
    openSettings('security');
    await userEvent.click(await screen.findByRole('button', { name: 'Выйти на всех остальных' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Пароль'), 'верный пароль');
    await userEvent.click(dialog.getByRole('button', { name: 'Выйти на остальных' }));
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Выйти на всех остальных' })).toBeNull();
    expect(closed).toEqual([{ password: 'верный пароль', keep_programs: false }]);
  });

  test('programs end with the other sessions unless their owner keeps them', async () => {
    api.serve('get', '/person/sessions', { sessions: [own] });
    api.serve('get', '/api', { ...access, token });
    api.refuse('post', '/person/sessions/close_others', {
      code: 'wrong_password',
      title: 'Неверный прежний пароль',
    });
    openSettings('security');
    await userEvent.click(await screen.findByRole('button', { name: 'Выйти на всех остальных' }));
    const dialog = await screen.findByRole('dialog', { name: 'Выйти на остальных устройствах?' });
    expect(textOf(dialog)).toContain('Токен API и вебхуки тоже перестанут действовать');
    await userEvent.click(within(dialog).getByRole('checkbox'));
    const confirm = within(dialog).getByRole('button', { name: 'Выйти на остальных' });
    await userEvent.click(confirm);
    expect(await within(dialog).findByText('Обязательное поле')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Пароль'), 'не тот');
    await userEvent.click(confirm);
    expect(await within(dialog).findByText('Неверный пароль')).toBeTruthy();
    const kept = api.serve('post', '/person/sessions/close_others', { closed: 0 });
    await userEvent.type(within(dialog).getByLabelText('Пароль'), '!');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept).toEqual([{ password: 'не тот!', keep_programs: true }]);
  });
});
