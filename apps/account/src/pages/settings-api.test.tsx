import { textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openSettings, useFakeApi } from './settings-testing.tsx';

const api = useFakeApi();

const token = {
  id: '0192f0c1-0000-7000-8000-000000000071',
  prefix: 'prv_bZCIc2',
  created_date: '2026-11-20T09:12:00.000Z',
  last_used_date: null,
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
  test('an API token is created and shown once, with a button to copy it', async () => {
    let current = access;
    serveAccess(() => current);
    noWebhooks();
    const text = 'prv_bZCIc2299WewBPUd';
    api.serve('post', '/api/create_or_renew', () => {
      current = { ...access, token };
      return { ...token, token: text, scopes: access.scopes };
    });
    openSettings('api');
    await userEvent.click(await screen.findByRole('button', { name: 'Выпустить токен' }));
    expect(await screen.findByDisplayValue(text)).toBeTruthy();
    expect(screen.getByText('Сохраните токен сейчас: больше мы его не покажем')).toBeTruthy();
    expect(await screen.findByText('prv_bZCIc2…')).toBeTruthy();
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
    expect(textOf(part)).toContain('искать объекты, видеть заказы, подписываться на изменения');
    expect(textOf(part)).toContain('300 запросов за минуту');
    expect(textOf(part)).toContain('Ещё не использовался');
    await userEvent.click(screen.getByText('Журнал: последние события'));
    const journal = screen.getByRole('list', { name: 'Журнал токена' });
    expect(within(journal).getAllByRole('listitem').map(textOf)).toEqual([
      'Изменение по токенуPOST /order21.11.2026, 12:00',
      'Токен выпущен20.11.2026, 12:12',
    ]);
  });

  test('an API token is renewed and revoked only after a confirmation', async () => {
    let current = { ...access, token: token as typeof token | null };
    serveAccess(() => current);
    noWebhooks();
    const renewed = api.serve('post', '/api/create_or_renew', { ...token, token: 'prv_new', scopes: [] });
    const revoked = api.serve('delete', '/api', () => {
      current = access;
      return { ok: true };
    });
    openSettings('api');
    await userEvent.click(await screen.findByRole('button', { name: 'Выпустить новый' }));
    const question = await screen.findByRole('dialog', { name: 'Выпустить новый токен?' });
    expect(textOf(question)).toContain('Прежний перестанет действовать сразу');
    expect(renewed).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Выпустить новый' }));
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
    await userEvent.type(await address(), `${webhook.url}{Enter}`);
    expect(await screen.findByDisplayValue('whsec_TCqWYeaa9')).toBeTruthy();
    expect(await screen.findByText(webhook.url)).toBeTruthy();
    expect(made).toEqual([{ url: webhook.url }]);
  });

  test('the last allowed webhook shows its secret too, and no form for another', async () => {
    serveAccess(() => access);
    const webhooks: object[] = [1, 2, 3, 4].map((place) => ({
      id: `0192f0c1-0000-7000-8000-00000000007${place}`,
      url: webhook.url,
      created_date: webhook.created_date,
    }));
    api.serve('get', '/webhooks', () => ({ webhooks }));
    api.serve('post', '/webhooks', () => {
      webhooks.push(webhook);
      return { ...webhook, secret: 'whsec_TCqWYeaa9' };
    });
    openSettings('api');
    await userEvent.type(await address(), `${webhook.url}{Enter}`);
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
    await userEvent.type(await address(), 'http://crm.example.com/hook{Enter}');
    expect(await screen.findByText(fields.url)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
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
