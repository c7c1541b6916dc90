import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localhostCertificate, localhostKey } from '@proverka/tls/fixtures/localhost';
import { connect as connectByTls } from 'node:tls';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { readConfig } from './config.ts';

async function openShell(environment: NodeJS.ProcessEnv = {}) {
  const app = await buildServer({
    config: readConfig(environment),
    current: () => {
      throw new Error('no page is asked for');
    },
    webFolder: 'web',
  });
  onTestFinished(() => app.close());
  return app;
}

test('metrics are served only to direct requests, not to visitors behind a proxy (V13.4.5)', async () => {
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

test.each([
  ['a path that cannot be decoded', 'GET', '/api/orders%E0%A4%A', 400, 'invalid_request'],
  ['two slashes', 'GET', '/api//orders', 400, 'invalid_request'],
  ['a method that HTTP has and the API has not', 'PROPFIND', '/api/orders', 405, 'method_not_allowed'],
])('a call with %s is refused with a problem of the contract', async (_what, method, url, status, code) => {
  const app = await openShell();
  const headers = { host: 'realestate.localhost' };
  const answer = await app.inject({ method: method as 'GET', url, headers });
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ status, code });
});

test('the name of a file that cannot be decoded is the name of no file (V1.1.1)', async () => {
  const app = await openShell();
  const answer = await app.inject({ url: '/r/%25E0%25A4%25A', headers: { host: 'realestate.localhost' } });
  expect([answer.statusCode, answer.body]).toEqual([404, 'Такого файла нет.\n']);
});

test('bytes that are no request, and headers without end, are refused with a problem', async () => {
  const app = await openShell();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const send = (bytes: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  };
  expect(await send('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400[^]*"code":"invalid_request"/);
  const endless = `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`;
  expect(await send(endless)).toMatch(/^HTTP\/1\.1 431[^]*"code":"payload_too_large"/);
});

test('each host says where holes in its security are reported, for less than a year ahead', async () => {
  const app = await openShell();
  const read = async (host: string) => {
    const answer = await app.inject({ url: '/.well-known/security.txt', headers: { host } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    return Object.fromEntries(
      answer.body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
  };
  const person = await read('fizcheck.localhost:3000');
  expect(person).toMatchObject({
    Contact: 'mailto:help@fizcheck.localhost',
    'Preferred-Languages': 'ru, en',
    Canonical: 'http://fizcheck.localhost:3000/.well-known/security.txt',
  });
  const days = (Date.parse(person['Expires']) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
  expect((await read('realestate.localhost'))['Contact']).toBe('mailto:help@realestate.localhost');
});

test('with a certificate the shell answers by TLS and plain HTTP gets no answer (V12.2.1)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  writeFileSync(cert, localhostCertificate);
  writeFileSync(key, localhostKey);
  const app = await openShell({ TLS_CERT_FILE: cert, TLS_KEY_FILE: key });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const send = (bytes: string) => {
    const socket = connectByTls({
      port: Number(port),
      host: '127.0.0.1',
      servername: 'localhost',
      ca: localhostCertificate,
    });
    socket.write(bytes);
    return text(socket);
  };
  expect(await send('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400[^]*"code":"invalid_request"/);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});
