import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

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
