import { expect, test } from 'vitest';
import { reloadOnce } from './reload-once.ts';

function memoryStorage(getItem?: () => never): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: getItem ?? ((key) => values.get(key) ?? null),
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

test('a failed chunk load reloads the page once per address and release set', () => {
  const storage = memoryStorage();
  let reloads = 0;
  const fail = (setId: string, address: string) => reloadOnce(setId, storage, () => (reloads += 1), address);
  expect(fail('set-1', '/a/')).toBe(true);
  expect(fail('set-1', '/a/')).toBe(false);
  expect(fail('set-2', '/a/')).toBe(true);
  expect(reloads).toBe(2);
});

test('without storage the page is not reloaded, because a first failure could not be told from a loop', () => {
  const storage = memoryStorage(() => {
    throw new Error('denied');
  });
  expect(reloadOnce('set-1', storage, () => undefined, '/a/')).toBe(false);
});
