import { kopecks } from '@proverka/validation/money';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/json-storage.ts';
import type { OpenOrder } from './order-flow.domain.ts';
import { orderIntent } from './order-intent.ts';

const objectKey = '77:01:0001001:1024';
const request = { email: 'obraztsova@example.com', order_items: [{ product_id: 'a' }] };
const order: OpenOrder = { id: 'order-1', total: kopecks(49_900), items: [] };

test('an equal request keeps its key, also after a reload', () => {
  const storage = memoryStorage();
  const key = orderIntent(() => storage, objectKey).keyFor(request);
  const afterReload = orderIntent(() => storage, objectKey);
  expect(afterReload.keyFor(request)).toBe(key);
  expect(afterReload.keyFor(structuredClone(request))).toBe(key);
});

test('a key has a secret of its own, which stays with it after a reload', () => {
  const storage = memoryStorage();
  const intent = orderIntent(() => storage, objectKey);
  expect(intent.repeatSecret()).toBeUndefined();
  intent.keyFor(request);
  const secret = intent.repeatSecret();
  expect(secret).toMatch(/^[\w-]{32,128}$/);
  expect(orderIntent(() => storage, objectKey).repeatSecret()).toBe(secret);
  intent.keyFor({ ...request, email: 'testov@example.com' });
  expect(intent.repeatSecret()).not.toBe(secret);
});

test('a different request or object gets a new key', () => {
  const storage = memoryStorage();
  const intent = orderIntent(() => storage, objectKey);
  const key = intent.keyFor(request);
  expect(intent.keyFor({ ...request, email: 'testov@example.com' })).not.toBe(key);
  expect(orderIntent(() => storage, '77:01:0001001:1').keyFor(request)).not.toBe(key);
});

test('a placed order is found again after a reload until it is forgotten', () => {
  const storage = memoryStorage();
  const intent = orderIntent(() => storage, objectKey);
  intent.keyFor(request);
  intent.rememberOrder(order);
  const afterReload = orderIntent(() => storage, objectKey);
  expect(afterReload.placedOrder()).toEqual(order);
  afterReload.forget();
  expect(orderIntent(() => storage, objectKey).placedOrder()).toBeNull();
});

test('neither e-mail nor phone is stored', () => {
  const kept: string[] = [];
  const storage = { ...memoryStorage(), setItem: (_: string, value: string) => void kept.push(value) };
  orderIntent(() => storage, objectKey).keyFor(request);
  expect(kept.join(' ')).not.toContain('obraztsova');
});

test('a double click has one key even without storage', () => {
  const intent = orderIntent(() => {
    throw new Error('denied');
  }, objectKey);
  expect(intent.keyFor(request)).toBe(intent.keyFor(request));
});
