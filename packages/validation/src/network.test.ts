import { isIP } from 'node:net';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, readAddress, visitorAddress } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['person@example.com', 'person@example.com'],
  ['0192f0c1-0000-7000-8000-000000000001', '0192f0c1-0000-7000-8000-000000000001'],
  ['+79990001122', '+79990001122'],
])('%s is counted as %s', (whose, network) => {
  expect(networkOf(whose)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51034', '203.0.113.7'],
  ['2001:0DB8::0:1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b::cb00:7107'],
])('the address %s is read as %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '1',
  '256.1.1.1',
  '1.2.3',
  '01.2.3.4',
  '0x7f.1',
  '1.2.3.4/8',
  '::g',
  ':',
  '1::2::3',
  "'; --",
])('«%s» is no address', (text) => {
  expect(readAddress(text)).toBeNull();
});

const proxies = new Set(['127.0.0.1', '10.0.0.1', '10.0.0.2']);
const from = (remote: string | undefined, forwarded?: string) =>
  visitorAddress(remote, forwarded, (address) => proxies.has(address));

test('a visitor has the last address that no proxy of ours has', () => {
  expect(from('203.0.113.7')).toBe('203.0.113.7');
  expect(from('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(from('::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  expect(from('127.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2,10.0.0.1')).toBe('203.0.113.7');
  expect(from('127.0.0.1', '10.0.0.1')).toBe('10.0.0.1');
});

test('what a proxy passes on that is no address does not become one', () => {
  expect(from('127.0.0.1', 'garbage')).toBe('127.0.0.1');
  expect(from('127.0.0.1', 'garbage, 203.0.113.7')).toBe('203.0.113.7');
  expect(from('127.0.0.1', '203.0.113.7, garbage')).toBe('127.0.0.1');
  expect(from('127.0.0.1', Array.from({ length: 10_000 }, () => '10.0.0.1').join())).toBe('10.0.0.1');
  expect(from(undefined)).toBe('0.0.0.0');
});

test('any two texts make one address of a visitor', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (remote, forwarded) => {
      const address = visitorAddress(remote, forwarded, () => true);
      expect(readAddress(address)).toBe(address);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
      const address = readAddress(text);
      expect(isIP(address ?? '')).not.toBe(0);
      expect(readAddress(address ?? '')).toBe(address);
    }),
  );
});
