import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { secretOf, signedHeaders } from './signature.ts';
import { mistakeInUrl } from './webhook-url.ts';

describe('addresses of webhooks', () => {
  test.each(['https://hooks.example/orders?key=1', 'https://hooks.example:8443/', 'https://8.8.8.8/'])(
    'a webhook address may be %s',
    (url) => expect(mistakeInUrl(url, [])).toBeNull(),
  );

  test.each([
    ['http://hooks.example/', 'Адрес должен начинаться с https://'],
    ['ftp://hooks.example/', 'Адрес должен начинаться с https://'],
    ['не адрес', 'Некорректный адрес'],
    ['https://user:pass@hooks.example/', 'Адрес не должен содержать логин и пароль'],
    ['https://127.0.0.1/', 'Адрес ведёт во внутреннюю сеть'],
    ['https://0x7f.1/', 'Адрес ведёт во внутреннюю сеть'],
    ['https://2130706433/', 'Адрес ведёт во внутреннюю сеть'],
    ['https://[::1]/', 'Адрес ведёт во внутреннюю сеть'],
    ['https://[::ffff:10.0.0.1]/', 'Адрес ведёт во внутреннюю сеть'],
    ['https://169.254.169.254/latest/', 'Адрес ведёт во внутреннюю сеть'],
    ['https://localhost/', 'Адрес ведёт во внутреннюю сеть'],
    ['https://api.internal/', 'Адрес ведёт во внутреннюю сеть'],
  ])('a webhook address may not be %s', (url, text) => {
    expect(mistakeInUrl(url, [])).toBe(text);
  });

  test('an internal webhook address is allowed by host and port, over plain HTTP too', () => {
    expect(mistakeInUrl('http://127.0.0.1:4400/hook', ['127.0.0.1:4400'])).toBeNull();
    expect(mistakeInUrl('http://127.0.0.1:4401/hook', ['127.0.0.1:4400'])).not.toBeNull();
    expect(mistakeInUrl('file://127.0.0.1:4400/', ['127.0.0.1:4400'])).not.toBeNull();
  });
});

test('a delivery is signed over its id, time and body, as Standard Webhooks requires (V11.4.3)', () => {
  const salt = Buffer.from('salt of sixteen!');
  const secret = secretOf('app secret', salt);
  const sentAt = new Date('2026-11-21T09:00:00.500Z');
  const headers = signedHeaders('app secret', salt, { id: 'id-1', sentAt, body: '{"a":1}' });
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-timestamp']).toBe('1795251600');
  const expected = createHmac('sha256', key).update('id-1.1795251600.{"a":1}').digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  expect(secretOf('app secret', Buffer.from('another salt ...'))).not.toBe(secret);
  expect(secretOf('another app secret', salt)).not.toBe(secret);
});
