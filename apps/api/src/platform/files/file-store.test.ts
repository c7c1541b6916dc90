import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/cleanup.ts';
import { createFileStore } from './file-store.ts';

const folder = temporaryFolder();
const store = createFileStore(folder);

describe('the file store', () => {
  test('a stored file is returned by the hash of its content (V5.3.1)', async () => {
    const bytes = Buffer.from('<extract/>');
    const hash = await store.put(bytes);
    expect(await store.get(hash)).toEqual(bytes);
    expect(await store.put(bytes)).toBe(hash);
    expect(readdirSync(join(folder, hash.slice(0, 2)))).toEqual([hash]);
  });

  test('the file store returns nothing for an unknown hash or a removed file', async () => {
    const hash = await store.put(Buffer.from('other'));
    await store.remove(hash);
    await store.remove(hash);
    expect(await store.get(hash)).toBeNull();
  });

  test('the file store refuses keys that lead outside its folder (V5.3.2)', async () => {
    await expect(store.get('../../etc/passwd')).rejects.toThrow('not a content hash');
  });
});
