import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { open, seal, sealingKey } from './seal.ts';

const secret = 'a secret of thirty-two characters';
const key = sealingKey(secret, 'document of a purchase');
const bytes = Buffer.from('Договор');

test('what is sealed is opened by its key for what it belongs to, and is not readable before', () => {
  const sealed = seal(key, 'row 1', bytes);
  expect(sealed.includes(bytes)).toBe(false);
  expect(open(key, 'row 1', sealed)).toEqual(bytes);
});

test('equal bytes are sealed differently', () => {
  expect(seal(key, 'row 1', bytes)).not.toEqual(seal(key, 'row 1', bytes));
});

test.each([
  ['another key', (sealed: Buffer) => open(randomBytes(32), 'row 1', sealed)],
  [
    'a key for another purpose',
    (sealed: Buffer) => open(sealingKey(secret, 'second factor: secret of an app'), 'row 1', sealed),
  ],
  ['another row', (sealed: Buffer) => open(key, 'row 2', sealed)],
  ['a cut file', (sealed: Buffer) => open(key, 'row 1', sealed.subarray(0, -1))],
  ['a file without its tag', (sealed: Buffer) => open(key, 'row 1', sealed.subarray(0, 20))],
  ['an empty file', () => open(key, 'row 1', Buffer.alloc(0))],
] as const)('%s opens nothing', (_, opening) => {
  expect(() => opening(seal(key, 'row 1', bytes))).toThrow(/authenticat|initialization vector/);
});
