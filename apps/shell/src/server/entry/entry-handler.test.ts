import { fastify } from 'fastify';
import type { InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { buildServer } from '../build-server.ts';
import { readConfig } from '../config.ts';

const HOST = 'realestate.localhost:3000';

/** A shell before an API that knows the code `good` and the session `alive`. */
async function openShell() {
  const calls: string[] = [];
  const api = fastify();
  for (const path of ['/token/entry_code/look', '/token/exchange']) {
    api.post<{ Body: { jwt_token: string } }>(path, (request, reply) => {
      calls.push(path);
      const isSignedIn = request.headers.cookie === '_token=alive';
      if (!isSignedIn && !['good', 'of-staff'].includes(request.body.jwt_token))
        return reply.code(401).send({});
      if (path.endsWith('look')) {
        return reply.send({
          is_signed_in: isSignedIn,
          email: isSignedIn ? '' : 't***@example.com',
          is_impersonation: request.body.jwt_token === 'of-staff',
        });
      }
      if (!isSignedIn) void reply.header('set-cookie', '_token=new; Path=/; HttpOnly; Secure; SameSite=None');
      return reply.send({});
    });
  }
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const current = () => ({ set: { remotes: {} } }) as never;
  const app = await buildServer({ config: readConfig({ API_URL: apiUrl }), current, webFolder: 'web' });
  onTestFinished(async () => {
    await app.close();
    await api.close();
  });
  const ask = ({ headers, ...options }: InjectOptions) =>
    app.inject({ ...options, headers: { host: HOST, ...headers } });
  return { ask, calls };
}
const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie'] ?? []].flat().map(String);

const LINK = '/user/orders/?jwt_token=good&page=1';
const ASKED = '/entry/?to=%2Fuser%2Forders%2F%3Fpage%3D1';
const CODE = '_entry=good';

test.each(['cross-site', 'none', 'same-origin', undefined])(
  'a code in a link (Sec-Fetch-Site %s) signs no guest in before the guest has pressed the button',
  async (site) => {
    const { ask, calls } = await openShell();
    const answer = await ask({ url: LINK, headers: site === undefined ? {} : { 'sec-fetch-site': site } });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, ASKED]);
    expect(cookiesOf(answer)).toEqual(['_entry=good; Max-Age=300; Path=/; HttpOnly; SameSite=Lax']);
    const overTls = await ask({ url: LINK, headers: { 'x-forwarded-proto': 'https' } });
    expect(cookiesOf(overTls)).toEqual([
      '__Host-entry=good; Max-Age=300; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    const page = await ask({ url: ASKED, headers: { cookie: CODE } });
    expect(page.body).toContain('<h1>Войти как t***@example.com?</h1>');
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect(calls).not.toContain('/token/exchange');
    expect(cookiesOf(page)).toEqual([]);
  },
);

test('a member of the staff who is about to sign in as somebody is told what that means', async () => {
  const { ask } = await openShell();
  const page = await ask({ url: ASKED, headers: { cookie: '_entry=of-staff' } });
  expect(page.body).toContain('войдёте от имени этого человека на час');
  expect((await ask({ url: ASKED, headers: { cookie: CODE } })).body).not.toContain('сотрудник');
});

test('the button signs the guest in, once, and leads to the page of the link', async () => {
  const { ask } = await openShell();
  const press = await ask({
    method: 'POST',
    url: ASKED,
    headers: { cookie: CODE, origin: `http://${HOST}` },
  });
  expect([press.statusCode, press.headers.location]).toEqual([303, '/user/orders/?page=1']);
  const cookies = cookiesOf(press);
  expect(cookies.some((one) => one.startsWith('_token=new;'))).toBe(true);
  expect(cookies.some((one) => /^_entry=;.*1970/.test(one))).toBe(true);
});

test.each(['https://evil.example', 'null', undefined])(
  'a form of another site (origin %s) cannot press the button',
  async (origin) => {
    const { ask, calls } = await openShell();
    const press = await ask({
      method: 'POST',
      url: ASKED,
      headers: { cookie: CODE, ...(origin !== undefined && { origin }) },
    });
    expect(press.headers.location).toBe(ASKED);
    expect(cookiesOf(press)).toEqual([]);
    expect(calls).toEqual([]);
  },
);

test('whoever is signed in stays so and is not asked', async () => {
  const { ask, calls } = await openShell();
  const answer = await ask({ url: LINK, headers: { cookie: '_token=alive' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/user/orders/?page=1']);
  expect(cookiesOf(answer)).toEqual([]);
  expect(calls).toEqual(['/token/entry_code/look']);
});

test('a wrong code is taken out of the address and nothing else happens', async () => {
  const { ask } = await openShell();
  const answer = await ask({ url: '/privacy/?jwt_token=wrong' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/privacy/']);
  expect(cookiesOf(answer)).toEqual([]);
});

test('our own app is signed in at once: it sends a header that no link can', async () => {
  const { ask } = await openShell();
  const answer = await ask({ url: LINK, headers: { 'x-app-entry': '1' } });
  expect(answer.headers.location).toBe('/user/orders/?page=1');
  expect(cookiesOf(answer)[0]).toMatch(/^_token=new;/);
});

test('a preview of a link spends nothing', async () => {
  const { ask, calls } = await openShell();
  expect((await ask({ method: 'HEAD', url: LINK })).headers.location).toBe('/user/orders/?page=1');
  expect(calls).toEqual([]);
});
