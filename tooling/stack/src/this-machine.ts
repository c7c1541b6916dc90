import { once } from 'node:events';
import { accessSync, constants, globSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from './needs.ts';
import { isPortFree } from './ports.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { spawnAs, unprivileged } from './unprivileged.ts';

const megabyte = 1024 ** 2;

export const thisMachine: Machine = {
  // Knows the limit of a container, too.
  freeMemoryMb: () => Math.floor(process.availableMemory() / megabyte),
  freeDiskMb: async (folder) => {
    const existing = await nearestExisting(folder);
    try {
      await access(existing, constants.W_OK);
      const { bavail, bsize } = await statfs(existing);
      return Math.floor((bavail * bsize) / megabyte);
    } catch {
      return null;
    }
  },
  isPortFree,
  hasProgram,
  whyNoPostgres,
};

function hasProgram(name: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  // Debian keeps most of PostgreSQL's programs off the path.
  return [...folders, ...globSync('/usr/lib/postgresql/*/bin')].some((folder) => {
    try {
      accessSync(path.join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function nearestExisting(folder: string): Promise<string> {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const exists = await access(current).then(
      () => true,
      () => current === path.dirname(current),
    );
    if (exists) return current;
  }
}

/** Found by running `initdb` as whoever the server will run as: it has to be built for this machine and within reach. */
async function whyNoPostgres(dataDir: string): Promise<string | null> {
  try {
    const { initdb } = await postgresBinaries();
    const user = await unprivileged([dataDir, path.dirname(initdb)]);
    const child = spawnAs(user, initdb, ['--version']);
    child.stdout.resume();
    child.stderr.resume();
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code === 0) return null;
    return `PostgreSQL's initdb ends with ${code} (set DATABASE_URL to a server that runs elsewhere)`;
  } catch (error) {
    const { message } = error as Error;
    return `PostgreSQL cannot be started (${message.replace(/\.$/, '')})`;
  }
}
