import { randomUUID, webcrypto } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface StoredFile {
  readonly hash: string;
  readonly storedAt: Date;
}

export interface FileStore {
  /** Stores bytes and returns their SHA-256 as the key; equal content is stored once. */
  readonly put: (bytes: Uint8Array) => Promise<string>;
  readonly get: (hash: string) => Promise<Buffer | null>;
  readonly remove: (hash: string) => Promise<void>;
  /** Every stored file, in no order. */
  readonly list: () => AsyncIterable<StoredFile>;
}

const { subtle } = webcrypto;
const HASH = /^[\da-f]{64}$/;

/** A local folder; an object store can implement the same three calls. */
export function createFileStore(folder: string): FileStore {
  const pathOf = (hash: string): string => {
    if (!HASH.test(hash)) throw new Error('not a content hash');
    return join(folder, hash.slice(0, 2), hash);
  };
  return {
    async put(bytes) {
      // By a thread of the pool: twenty megabytes take longer than a request may hold up the others.
      const hash = Buffer.from(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString(
        'hex',
      );
      const path = pathOf(hash);
      await mkdir(join(path, '..'), { recursive: true });
      // Written to a temporary file and renamed: a reader sees the whole file or none, even after a crash.
      const aside = `${path}.${randomUUID()}`;
      await writeFile(aside, bytes, { mode: 0o600, flush: true });
      await rename(aside, path);
      return hash;
    },
    async get(hash) {
      try {
        return await readFile(pathOf(hash));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (hash) => rm(pathOf(hash), { force: true }),
    list: () => listFiles(folder),
  };
}

async function* listFiles(folder: string): AsyncIterable<StoredFile> {
  for (const part of await readdir(folder).catch(() => [] as string[])) {
    if (!/^[\da-f]{2}$/.test(part)) continue;
    for (const hash of await readdir(join(folder, part))) {
      if (!HASH.test(hash)) continue;
      const found = await stat(join(folder, part, hash)).catch(() => null);
      if (found !== null) yield { hash, storedAt: found.mtime };
    }
  }
}
