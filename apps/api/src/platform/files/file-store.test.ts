import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/cleanup.ts';
import { createFileStore } from './file-store.ts';

const folder = temporaryFolder();
const store = createFileStore(folder);

describe('the file store', () => {
  test('gives back what was put under the hash of its content', async () => {
    const bytes = Buffer.from('<extract/>');
    const hash = await store.put(bytes);
    expect(await store.get(hash)).toEqual(bytes);
    expect(await store.put(bytes)).toBe(hash);
    expect(readdirSync(join(folder, hash.slice(0, 2)))).toEqual([hash]);
  });

  test('has nothing under another hash, and forgets what is removed', async () => {
    const hash = await store.put(Buffer.from('other'));
    await store.remove(hash);
    await store.remove(hash);
    expect(await store.get(hash)).toBeNull();
  });

  test('never leaves its folder', async () => {
    await expect(store.get('../../etc/passwd')).rejects.toThrow('not a content hash');
  });
});
