import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { idempotencyHeaders } from './idempotency.ts';
import { Refused, refusalMessage } from './refused.ts';

const BASE = 'http://api.test/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({ baseUrl: BASE, headers: { 'source-site': 'realestate.test' } });

/** Answers every request with `{}` and records it. */
function record(): Request[] {
  const seen: Request[] = [];
  server.use(
    http.all(`${BASE}/*`, ({ request }) => {
      seen.push(request.clone());
      return HttpResponse.json({});
    }),
  );
  return seen;
}

const problem = (code: string, status: number, more: object = {}) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'Слова сервера', status, code, requestId: 'r-1', ...more },
    { status, headers: { 'content-type': 'application/problem+json; charset=utf-8' } },
  );

describe('API calls', () => {
  test('a call puts its input into path, query and body as the contract says', async () => {
    const seen = record();
    await api.call('GET /object/{id}', { params: { id: 'Тестовая, д 1/2' } });
    await api.call('GET /search', { query: { query: '77:01' } });
    expect(seen.map(({ url, method }) => `${method} ${url}`)).toEqual([
      `GET ${BASE}/object/${encodeURIComponent('Тестовая, д 1/2')}`,
      `GET ${BASE}/search?query=77%3A01`,
    ]);
    expect(seen[0]?.headers.get('source-site')).toBe('realestate.test');
  });

  test('a call drops empty values from the query', async () => {
    const seen = record();
    await api.call('GET /products', { query: { campaign: '', params: 'x' } });
    await api.call('GET /products', { query: { campaign: '' } });
    expect(seen.map(({ url }) => url)).toEqual([`${BASE}/products?params=x`, `${BASE}/products`]);
  });

  test('a call sends JSON, a form where the specification requires one, or no body', async () => {
    const seen = record();
    await api.call('POST /login', { body: { username: 'a@b.ru', password: 'п' } });
    await api.call('PUT /reset', { body: { username: 'a@b.ru' } });
    await api.call('POST /logout', {});
    expect(seen.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
      null,
    ]);
    expect(await seen[0]?.json()).toEqual({ username: 'a@b.ru', password: 'п' });
    expect(await seen[1]?.text()).toBe('username=a%40b.ru');
  });

  test('a call that moves money carries its idempotency key', async () => {
    const seen = record();
    const orderId = '00000000-0000-4000-8000-000000000001';
    await api.call('POST /order/{orderId}/payment', {
      params: { orderId },
      headers: idempotencyHeaders('the-same-key'),
    });
    expect(seen[0]?.headers.get('idempotency-key')).toBe('the-same-key');
  });

  test('a call cancelled by its signal is not a refusal', async () => {
    record();
    const controller = new AbortController();
    const call = api.call('GET /products', { query: {} }, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('refusals', () => {
  const refusedBy = async (answer: () => Response | Promise<Response>): Promise<Refused> => {
    server.use(http.get(`${BASE}/orders`, answer));
    const error = await api.call('GET /orders', { query: {} }).catch((thrown: unknown) => thrown);
    if (!(error instanceof Refused)) throw new Error(`not refused: ${String(error)}`);
    return error;
  };

  test('a refusal is thrown with its code, fields and message', async () => {
    const error = await refusedBy(() =>
      problem('invalid_request', 400, { fields: { offset: 'Некорректное значение' } }),
    );
    expect(error.problem).toMatchObject({
      code: 'invalid_request',
      fields: { offset: 'Некорректное значение' },
    });
    expect(refusalMessage(error)).toBe('Слова сервера');
  });

  test.each([
    [
      'a proxy’s page',
      () => new HttpResponse('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
      'service_unavailable',
    ],
    [
      'half a problem',
      () =>
        new HttpResponse('{"code":', {
          status: 503,
          headers: { 'content-type': 'application/problem+json' },
        }),
      'service_unavailable',
    ],
    ['a page of another system', () => new HttpResponse('', { status: 418 }), 'internal'],
  ])('an error response from %s gets a code too', async (_from, answer, code) => {
    expect((await refusedBy(answer)).problem.code).toBe(code);
  });

  test('a call without an answer is refused as unreachable', async () => {
    const error = await refusedBy(() => HttpResponse.error());
    expect(error.problem).toMatchObject({ status: 503, code: 'service_unavailable' });
    expect(refusalMessage(error)).toContain('Нет связи');
  });
});

describe('messages of refusals', () => {
  const words = (title: string) =>
    refusalMessage(new Refused({ type: 'about:blank', title, status: 400, code: 'internal', requestId: '' }));

  test.each([
    ['Этот e-mail уже занят.', 'Этот e-mail уже занят.'],
    ['Suspicious activity detected', 'Suspicious activity detected'],
    ['Error: no objectKey or no items', 'Что то пошло не так, неизвестная ошибка'],
    ['', 'Что то пошло не так, неизвестная ошибка'],
  ])('the message of the refusal «%s» is «%s»', (title, text) => {
    expect(words(title)).toBe(text);
  });

  test('any other error has the message of an unknown one', () => {
    expect(refusalMessage(new TypeError('x is not a function'))).toBe(
      'Что то пошло не так, неизвестная ошибка',
    );
  });
});
