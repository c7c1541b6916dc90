import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { createProtocolFake } from '../../../test/protocol-fake.ts';
import { nextAttempt } from './backoff.domain.ts';
import { isPublicAddress } from './public-address.ts';
import { sendRequest } from './send-request.ts';

const GET = { method: 'GET', timeoutMs: 2000 } as const;

describe('public addresses', () => {
  test.each(['8.8.8.8', '77.88.55.242', '2a02:6b8::2:242', '172.32.0.1'])(
    '%s is a public address',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
  ])('%s is not a public address (V13.2.4)', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('outgoing requests', () => {
  test('an outgoing request reports the status and does not follow redirects', async () => {
    const system = await createProtocolFake([{ status: 302 }]);
    expect(await sendRequest({ ...GET, url: system.url })).toEqual({ kind: 'answered', status: 302 });
    expect(system.seen).toHaveLength(1);
  });

  test('a request that nothing answers has an unknown outcome', async () => {
    const system = await createProtocolFake([{ silent: true }]);
    const outcome = await sendRequest({ ...GET, url: system.url, timeoutMs: 100 });
    expect(outcome.kind).toBe('unknown');
    expect(system.seen).toHaveLength(1);
  });

  test('a request to a closed port counts as not sent', async () => {
    expect(await sendRequest({ ...GET, url: 'http://127.0.0.1:1/' })).toMatchObject({ kind: 'not_sent' });
  });

  test('a request to a host name that does not exist counts as not sent', async () => {
    const unknown = { kind: 'not_sent', reason: 'Имя сервера не найдено' };
    expect(await sendRequest({ ...GET, url: 'https://name.invalid/' })).toEqual(unknown);
    const lookupFailed = Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' });
    expect(
      await sendRequest({ ...GET, url: 'http://name.invalid/' }, (_name, callback) => callback(lookupFailed)),
    ).toEqual(unknown);
    expect(
      await sendRequest({ ...GET, url: 'http://name.invalid/' }, (_name, callback) => callback(null, [])),
    ).toMatchObject({ kind: 'not_sent' });
  });

  test('a request to a private address is refused, literal or resolved from a name (V1.3.6, V13.2.5)', async () => {
    const system = await createProtocolFake([{}]);
    const port = new URL(system.url).port;
    const named = (addresses: readonly LookupAddress[]) =>
      sendRequest(
        { ...GET, url: `http://name.example:${port}/`, mayConnect: isPublicAddress },
        (_name, callback) => callback(null, addresses),
      );
    const loopback = { address: '127.0.0.1', family: 4 };
    const refused = { kind: 'not_sent', reason: 'Адрес ведёт во внутреннюю сеть' };
    expect(await named([loopback])).toEqual(refused);
    expect(await named([{ address: '8.8.8.8', family: 4 }, loopback])).toEqual(refused);
    expect(await sendRequest({ ...GET, url: system.url, mayConnect: isPublicAddress })).toEqual(refused);
    expect(await sendRequest({ ...GET, url: `http://[::1]:${port}/`, mayConnect: isPublicAddress })).toEqual(
      refused,
    );
    expect(system.seen).toEqual([]);
  });
});

test('retry delays grow from ten seconds to four hours', () => {
  const start = new Date(0);
  const pauses = [1, 2, 3, 30].map((attempts) => nextAttempt(attempts, start).getTime() / 1000);
  expect(pauses).toEqual([10, 20, 40, 4 * 3600]);
});
