import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hashedCopy } from './hashed-copy.ts';
import type { CopiedFile } from './manifest.ts';

const HASH = /^[\da-f]{64}$/;
export const storedAt = (folder: string, hash: string): string => path.join(folder, hash.slice(0, 2), hash);

/** The names of the files of a store, which are the hashes of what they hold. */
export async function hashesIn(folder: string): Promise<string[]> {
  const parts = existsSync(folder) ? await readdir(folder) : [];
  const names = [];
  for (const part of parts.filter((name) => /^[\da-f]{2}$/.test(name)))
    names.push(...(await readdir(path.join(folder, part))));
  return names.filter((name) => HASH.test(name)).toSorted();
}

/** Copies the files that the pool of all backups does not have yet; equal content is kept once. */
export async function copyFiles(
  store: string,
  pool: string,
): Promise<{
  readonly files: readonly CopiedFile[];
  readonly damaged: readonly string[];
  readonly copied: number;
}> {
  const files: CopiedFile[] = [];
  const damaged: string[] = [];
  let copied = 0;
  for (const hash of await hashesIn(store)) {
    const kept = storedAt(pool, hash);
    const before = await stat(kept).catch(() => null);
    const bytes = before?.size ?? (await copyOne(storedAt(store, hash), kept, hash));
    // Removed from the store meanwhile.
    if (bytes === null) continue;
    if (bytes === 'damaged') damaged.push(hash);
    else files.push({ path: hash, bytes, sha256: hash });
    if (before === null) copied += 1;
  }
  return { files, damaged, copied };
}

/** Under its name only when it is whole. */
async function copyOne(from: string, to: string, hash: string): Promise<number | 'damaged' | null> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  const aside = `${to}.part`;
  const copied = await hashedCopy(from, aside);
  if (copied === null) return null;
  if (copied.sha256 !== hash) {
    await rm(aside);
    return 'damaged';
  }
  await rename(aside, to);
  return copied.bytes;
}
