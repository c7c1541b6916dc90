import { textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openSettings, useFakeApi } from './settings-testing.tsx';

const api = useFakeApi();

const token = {
  id: '0192f0c1-0000-7000-8000-000000000071',
  prefix: 'prv_bZCIc2',
  scopes: ['orders:read'],
  created_date: '2026-11-20T09:12:00.000Z',
  expires_date: '2027-02-18T09:12:00.000Z',
  last_used_date: null,
  ended_date: null as string | null,
  end_reason: null as string | null,
};
const access = {
  available: true,
  scopes: ['objects:read', 'orders:read', 'webhooks'],
  token: null as typeof token | null,
  limit: { requests: 300, seconds: 60 },
  events: [] as object[],
};
const serveAccess = (current: () => object) => api.serve('get', '/api', () => ({ ...current() }));
const noWebhooks = () => api.serve('get', '/webhooks', { webhooks: [] });

describe('the token', () => {
  const password = () => within(tokenPart()).getByLabelText('Пароль');
  const tokenPart = () => screen.getByRole('region', { name: 'Токен API' });

  test('an API token is made with chosen rights, a term and the password, and shown once', async () => {
    let current = access;
    serveAccess(() => current);
    noWebhooks();
    const text = 'prv_bZCIc2299WewBPUd';
    const made = api.serve('post', '/api/create_or_renew', () => {
      current = { ...access, token };
      return { ...token, token: text };
    });
    openSettings('api');
    const rights = await screen.findByRole('group', { name: 'Что можно программе' });
    expect(textOf(rights)).toContain('Добавить подписку может только человек');
    await userEvent.click(within(rights).getByRole('checkbox', { name: 'Искать объекты' }));
    await userEvent.selectOptions(screen.getByLabelText('Сколько действует'), 'Год');
    await userEvent.type(password(), 'пароль');
    await userEvent.click(screen.getByRole('button', { name: 'Выпустить токен' }));
    expect(await screen.findByDisplayValue(text)).toBeTruthy();
    expect(screen.getByText('Сохраните токен сейчас: больше мы его не покажем')).toBeTruthy();
    expect(textOf(tokenPart())).toContain('prv_bZCIc2…Действует до 18.02.2027Можно: видеть заказы');
    expect(made).toEqual([{ password: 'пароль', scopes: ['orders:read'], days: 365 }]);
  });

  test('no token is asked for without a right or the password, and a wrong password is shown at its field', async () => {
    serveAccess(() => ({ ...access, scopes: ['orders:read'] }));
    noWebhooks();
    const made = api.serve('post', '/api/create_or_renew', {});
    openSettings('api');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Видеть заказы' }));
    await userEvent.click(screen.getByRole('button', { name: 'Выпустить токен' }));
    expect(await screen.findByText('Выберите хотя бы одно право')).toBeTruthy();
    expect(screen.getByText('Обязательное поле')).toBeTruthy();
    expect(made).toEqual([]);
    api.refuse('post', '/api/create_or_renew', { code: 'wrong_password', title: 'Неверный прежний пароль' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Видеть заказы' }));
    await userEvent.type(password(), 'не тот{Enter}');
    expect(await screen.findByText('Неверный пароль')).toBeTruthy();
    expect(password().getAttribute('aria-invalid')).toBe('true');
  });

  test('an API token shows its rights, its limit and its events', async () => {
    const events = [
      { action: 'called', endpoint: 'POST /order', date: '2026-11-21T09:00:00.000Z' },
      { action: 'created', endpoint: null, date: '2026-11-20T09:12:00.000Z' },
    ];
    serveAccess(() => ({ ...access, token, events }));
    noWebhooks();
    openSettings('api');
    const part = await screen.findByRole('region', { name: 'Токен API' });
    await within(part).findByText('prv_bZCIc2…');
    expect(textOf(part)).toContain('300 запросов за минуту');
    expect(textOf(part)).toContain('Ещё не использовался');
    await userEvent.click(screen.getByText('Журнал: последние события'));
    const journal = screen.getByRole('list', { name: 'Журнал токена' });
    expect(within(journal).getAllByRole('listitem').map(textOf)).toEqual([
      'Изменение по токенуPOST /order21.11.2026, 12:00',
      'Токен выпущен20.11.2026, 12:12',
    ]);
  });

  test.each([
    ['expired', 'Истёк 18.02.2027'],
    ['revoked', 'Отозван 18.02.2027'],
    ['password_changed', 'Отозван 18.02.2027: пароль изменён'],
    ['password_reset', 'Отозван 18.02.2027: пароль восстановлен по письму'],
    ['signed_out', 'Отозван 18.02.2027: выход на всех остальных устройствах'],
    ['role_changed', 'Отозван 18.02.2027: роль в сервисе изменена'],
  ])('a token that ended as %s says so and can be made anew', async (end_reason, words) => {
    serveAccess(() => ({ ...access, token: { ...token, ended_date: token.expires_date, end_reason } }));
    noWebhooks();
    openSettings('api');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(textOf(tokenPart())).toContain('Не действует');
    expect(screen.getByRole('button', { name: 'Выпустить токен' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Отозвать' })).toBeNull();
  });

  test('an API token is replaced with the password, and revoked after a confirmation', async () => {
    let current = { ...access, token: token as typeof token | null };
    serveAccess(() => current);
    noWebhooks();
    const renewed = api.serve('post', '/api/create_or_renew', { ...token, token: 'prv_new' });
    const revoked = api.serve('delete', '/api', () => {
      current = access;
      return { ok: true };
    });
    openSettings('api');
    await userEvent.click(await screen.findByRole('button', { name: 'Выпустить новый' }));
    expect(textOf(tokenPart())).toContain('Прежний токен перестанет действовать сразу');
    expect(screen.getByRole('checkbox', { name: 'Видеть заказы' })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: 'Искать объекты' })).toHaveProperty('checked', false);
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await userEvent.click(screen.getByRole('button', { name: 'Выпустить новый' }));
    expect(renewed).toEqual([]);
    await userEvent.type(password(), 'пароль');
    await userEvent.click(screen.getByRole('button', { name: 'Заменить токен' }));
    expect(await screen.findByDisplayValue('prv_new')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Отозвать' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Отозвать токен' }));
    expect(await screen.findByRole('button', { name: 'Выпустить токен' })).toBeTruthy();
    expect(screen.queryByDisplayValue('prv_new')).toBeNull();
    expect(revoked).toHaveLength(1);
  });

  test('a private person gets no API token and is told how to get one', async () => {
    serveAccess(() => ({ ...access, available: false, scopes: [] }));
    noWebhooks();
    openSettings('api');
    expect(await screen.findByText('API — для профессиональной работы')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Выпустить токен' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Вебхуки' })).toBeNull();
  });
});

describe('webhooks', () => {
  const webhook = {
    id: '0192f0c1-0000-7000-8000-000000000081',
    url: 'https://crm.example.com/hook',
    created_date: '2026-11-20T09:12:00.000Z',
    ended_date: null as string | null,
    end_reason: null as string | null,
  };
  const delivery = {
    id: '0192f0c1-0000-7000-8000-000000000091',
    event: 'test',
    message: { type: 'test', timestamp: '2026-11-21T09:00:00.000Z', data: {} },
    status: 'failed',
    attempts: 3,
    created_date: '2026-11-21T09:00:00.000Z',
    attempted_date: '2026-11-21T10:00:00.000Z',
    next_attempt_date: null,
    answer_status: 500,
    reason: 'Сервер ответил отказом',
  };
  const address = () => screen.findByLabelText('Адрес вашего сервера');
  const subscribe = async (url: string, password = 'пароль') => {
    const part = await screen.findByRole('region', { name: 'Вебхуки' });
    await userEvent.type(await within(part).findByLabelText('Пароль'), password);
    await userEvent.type(await address(), `${url}{Enter}`);
  };

  test('a new webhook shows its secret once', async () => {
    serveAccess(() => access);
    const webhooks: object[] = [];
    api.serve('get', '/webhooks', () => ({ webhooks }));
    const made = api.serve('post', '/webhooks', () => {
      webhooks.push(webhook);
      return { ...webhook, secret: 'whsec_TCqWYeaa9' };
    });
    openSettings('api');
    await userEvent.type(await address(), 'не адрес{Enter}');
    expect(await screen.findByText('Некорректный адрес')).toBeTruthy();
    await userEvent.clear(await address());
    await subscribe(webhook.url);
    expect(await screen.findByDisplayValue('whsec_TCqWYeaa9')).toBeTruthy();
    expect(await screen.findByText(webhook.url)).toBeTruthy();
    expect(made).toEqual([{ url: webhook.url, password: 'пароль' }]);
  });

  test('the last allowed webhook shows its secret too, and no form for another', async () => {
    serveAccess(() => access);
    const webhooks: object[] = [1, 2, 3, 4].map((place) => ({
      id: `0192f0c1-0000-7000-8000-00000000007${place}`,
      url: webhook.url,
      created_date: webhook.created_date,
      ended_date: null,
      end_reason: null,
    }));
    api.serve('get', '/webhooks', () => ({ webhooks }));
    api.serve('post', '/webhooks', () => {
      webhooks.push(webhook);
      return { ...webhook, secret: 'whsec_TCqWYeaa9' };
    });
    openSettings('api');
    await subscribe(webhook.url);
    expect(await screen.findByText(/Больше 5 подписок не нужно/)).toBeTruthy();
    expect(screen.getByDisplayValue('whsec_TCqWYeaa9')).toBeTruthy();
    expect(screen.queryByLabelText('Адрес вашего сервера')).toBeNull();
  });

  test('a refused webhook address shows the reason beside the field', async () => {
    serveAccess(() => access);
    noWebhooks();
    const fields = { url: 'Адрес должен начинаться с https://' };
    api.refuse('post', '/webhooks', { code: 'invalid_request', title: 'Проверьте', status: 400, fields });
    openSettings('api');
    await subscribe('http://crm.example.com/hook');
    expect(await screen.findByText(fields.url)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a webhook that ended with the sessions says why, offers nothing, and leaves room for another', async () => {
    serveAccess(() => access);
    const ended = { ended_date: '2026-11-21T09:00:00.000Z', end_reason: 'password_changed' };
    const webhooks = ['1', '2', '3', '4', '5'].map((place) =>
      Object.assign({}, webhook, ended, { id: webhook.id.slice(0, -1) + place }),
    );
    api.serve('get', '/webhooks', { webhooks });
    openSettings('api');
    const [first] = within(await screen.findByRole('list', { name: 'Подписки' })).getAllByRole('listitem');
    expect(textOf(first as HTMLElement)).toContain('Отключён 21.11.2026: пароль изменён');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(await address()).toBeTruthy();
  });

  test('a wrong password for a webhook is shown at its field', async () => {
    serveAccess(() => access);
    noWebhooks();
    api.refuse('post', '/webhooks', { code: 'wrong_password', title: 'Неверный прежний пароль' });
    openSettings('api');
    await subscribe(webhook.url, 'не тот');
    expect(await screen.findByText('Неверный пароль')).toBeTruthy();
  });

  test('a test delivery opens the log, which shows the result of each attempt', async () => {
    serveAccess(() => access);
    api.serve('get', '/webhooks', { webhooks: [webhook] });
    const tried = api.serve('post', '/webhooks/:id/test', { delivery_id: delivery.id });
    api.serve('get', '/webhooks/:id/deliveries', { deliveries: [delivery], total: 1 });
    openSettings('api');
    await userEvent.click(await screen.findByRole('button', { name: 'Проверить' }));
    const log = await screen.findByRole('list', { name: `Журнал доставок на ${webhook.url}` });
    expect(textOf(log)).toContain('Пробная доставка 21.11.2026, 12:00Сервер ответил отказомПопыток: 3');
    expect(textOf(log)).toContain('Не доставлено, ответ 500');
    expect(tried).toHaveLength(1);
  });

  test('a pending attempt is refetched until it has ended', async () => {
    serveAccess(() => access);
    api.serve('get', '/webhooks', { webhooks: [webhook] });
    api.serve('post', '/webhooks/:id/test', { delivery_id: delivery.id });
    const begun = { ...delivery, status: 'waiting', attempts: 1, answer_status: null, reason: '' };
    const asked = api.serve('get', '/webhooks/:id/deliveries', () => ({
      deliveries: [asked.length < 2 ? begun : { ...begun, reason: 'Имя сервера не найдено' }],
      total: 1,
    }));
    openSettings('api');
    await userEvent.click(await screen.findByRole('button', { name: 'Проверить' }));
    const log = await screen.findByRole('list', { name: `Журнал доставок на ${webhook.url}` });
    expect(textOf(log)).toContain('Ждёт отправки');
    await waitFor(() => expect(textOf(log)).toContain('Имя сервера не найдено'), { timeout: 5000 });
    expect(textOf(log)).toContain('Повторим');
  });

  test('a webhook is removed after a confirmation', async () => {
    serveAccess(() => access);
    let webhooks = [webhook];
    api.serve('get', '/webhooks', () => ({ webhooks }));
    api.serve('delete', '/webhooks/:id', () => {
      webhooks = [];
      return { ok: true };
    });
    openSettings('api');
    await userEvent.click(await screen.findByRole('button', { name: `Удалить подписку ${webhook.url}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить подписку' }));
    await waitFor(() => expect(screen.queryByText(webhook.url)).toBeNull());
  });
});
