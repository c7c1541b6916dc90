import { expect, onTestFinished, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { readConfig } from './config.ts';

async function openShell() {
  const app = await buildServer({
    config: readConfig({}),
    current: () => {
      throw new Error('no page is asked for');
    },
    webFolder: 'web',
  });
  onTestFinished(() => app.close());
  return app;
}

test('metrics are served only to direct requests, not to visitors behind a proxy', async () => {
  const app = await openShell();
  const direct = await app.inject('/metrics');
  expect([direct.statusCode, direct.body]).toEqual([200, expect.stringContaining('proverka_shell_')]);
  const passed = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect([passed.statusCode, passed.body]).toEqual([404, '']);
});

test('a form submitted without its script is answered in Russian in any encoding, and its body is not read', async () => {
  const app = await openShell();
  const send = (type: string) =>
    app.inject({
      method: 'POST',
      url: '/check-person/',
      headers: { host: 'fizcheck.localhost', 'content-type': type },
      payload: 'last_name=Testov',
    });
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
    const { statusCode, headers, body } = await send(type);
    expect([statusCode, headers['content-type']]).toEqual([405, 'text/html; charset=utf-8']);
    expect(body).toContain('Форма не отправлена');
    expect(body).toContain('<a href="/check-person/">Вернуться на страницу</a>');
    expect(body).not.toContain('Testov');
  }
});
