import { writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { developmentHosts } from '@proverka/brand/host';
import { localhostCertificate, localhostKey, otherKey } from '@proverka/tls/fixtures/localhost';
import { trustProxies } from '@proverka/validation/network';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#app/config.ts';
import { temporaryFolder } from '../../../test/cleanup.ts';
import { testConfig } from '../../../test/config.ts';
import { buildApp } from './build-app.ts';
import { createLog } from './log.ts';

const folder = temporaryFolder();
const written = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const certificate = {
  TLS_CERT_FILE: written('cert.pem', localhostCertificate),
  TLS_KEY_FILE: written('key.pem', localhostKey),
};
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

test('with a certificate the API answers by TLS, and plain HTTP gets no answer (V12.3.1, V12.3.3)', async () => {
  const app = await buildApp({
    config: testConfig(certificate),
    log: createLog('silent', 'test'),
    hosts: developmentHosts,
    isTrustedProxy: trustProxies([]),
    findSession: async () => null,
    readiness: {},
    addRoutes: () => {},
  });
  closing.push(() => app.close());
  const { port, protocol } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  expect(protocol).toBe('https:');
  const answered = await new Promise<string>((resolve, reject) => {
    const options = { ca: localhostCertificate, servername: 'localhost', agent: false as const };
    get(
      `https://127.0.0.1:${port}/healthz`,
      options,
      (response) => void text(response).then(resolve, reject),
    ).on('error', reject);
  });
  expect(JSON.parse(answered)).toMatchObject({ ok: true });
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
});

test.each([
  [
    'a key of another certificate',
    { ...certificate, TLS_KEY_FILE: written('other.pem', otherKey) },
    'not the key',
  ],
  [
    'an address that others reach and no certificate',
    { API_HOST: '0.0.0.0' },
    'Plain HTTP on 0.0.0.0 is refused',
  ],
])('with %s the API says so and does not start (V12.2.1)', (_what, environment, words) => {
  const read = readConfig({ DATABASE_URL: 'postgres://unused@127.0.0.1:1/unused', ...environment });
  expect('mistakes' in read ? read.mistakes.join() : '').toContain(words);
});
