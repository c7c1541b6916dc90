import { mkdirSync, watch, type FSWatcher } from 'node:fs';
import { link, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { releasePaths } from './release-paths.ts';
import type { ReleaseStore } from './release-store.ts';
import { writeAtomically, writeTemporary } from './write-atomically.ts';

/** File systems that several machines share tell nobody of changes. */
const pollMilliseconds = 400;

/**
 * Releases in a folder. Every position of a pointer is a numbered file of its own that is created by `link`, which fails
 * when the number is taken: of two who move a pointer at once, one is told. There is no lock that a crash could leave behind.
 */
export function folderStore(root: string): ReleaseStore {
  const at = (file: string) => path.join(root, file);
  const position = (channel: string, number: number) =>
    at(path.join(releasePaths.channel(channel), `${String(number).padStart(8, '0')}.json`));
  return {
    readPointer: async (channel) => {
      const names = await namesIn(at(releasePaths.channel(channel)));
      const last = Math.max(0, ...names.map((name) => Number(/^(\d{8})\.json$/.exec(name)?.[1] ?? 0)));
      if (last === 0) return null;
      return { etag: String(last), content: await readFile(position(channel, last), 'utf8') };
    },
    writePointer: (channel, content, etag) => create(position(channel, Number(etag ?? 0) + 1), content),
    putFile: async (file, content) => {
      const kept = await contentOf(at(file));
      if (kept === null && (await create(at(file), content))) return;
      if ((kept ?? (await readFile(at(file)))).equals(Buffer.from(content))) return;
      throw new Error(`${file} is published with other content, and what is published never changes`);
    },
    getFile: (file) => contentOf(at(file)),
    list: (folder) => namesIn(at(folder)),
    putHint: (file, content) => writeAtomically(at(file), content),
    removeHint: (file) => rm(at(file), { force: true }),
    watch: (folders, onChange) => watchFolders(folders.map(at), onChange),
  };
}

/** Creates the file whole or, when there is one, not at all. */
async function create(file: string, content: string | Buffer): Promise<boolean> {
  const temporary = await writeTemporary(file, content);
  try {
    await link(temporary, file);
    await syncFolder(path.dirname(file));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).sort();
}

function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  const watchers = folders.flatMap((folder): FSWatcher[] => {
    try {
      mkdirSync(folder, { recursive: true });
      return [watch(folder, onChange).on('error', () => undefined)];
    } catch {
      // A reader that may not create it polls.
      return [];
    }
  });
  const timer = setInterval(onChange, pollMilliseconds).unref();
  return () => {
    clearInterval(timer);
    for (const watcher of watchers) watcher.close();
  };
}
