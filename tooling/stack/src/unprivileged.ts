import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, chown, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** How to run a program that refuses to run as root. */
export interface Unprivileged {
  /** Program and arguments to put before the command; empty when none are needed. */
  readonly wrapper: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

const asWeAre: Unprivileged = { wrapper: [] };
const setpriv = '/usr/bin/setpriv';

/**
 * PostgreSQL refuses to run as root. Under root it runs as `postgres` or, without such a user, as `nobody`. When that
 * user cannot traverse the folders it needs (a clone below /root, say), it gets the one capability that allows it.
 */
export async function unprivileged(folders: readonly string[]): Promise<Unprivileged> {
  if (process.getuid?.() !== 0) return asWeAre;
  const { uid, gid } = await unprivilegedUser();
  const walkable = await Promise.all(folders.map((folder) => canOthersWalk(folder)));
  if (walkable.every(Boolean) || !existsSync(setpriv)) return { wrapper: [], uid, gid };
  const capability = '+dac_override';
  return {
    wrapper: [
      setpriv,
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
    ],
    uid,
    gid,
  };
}

/** Creates the folder and gives it to the user the program runs as. */
export async function makeOwnFolder(folder: string, { uid, gid }: Unprivileged): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}

/** In its own process group: on Ctrl-C the processes that use the database stop first. */
export function spawnAs({ wrapper, uid, gid }: Unprivileged, binary: string, args: readonly string[]) {
  const [command = binary, ...rest] = [...wrapper, binary, ...args];
  return spawn(command, rest, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
    ...(wrapper.length === 0 && uid !== undefined && gid !== undefined ? { uid, gid } : {}),
  });
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const users = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const fields = users
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'PostgreSQL cannot run as root and this machine has no user "postgres" or "nobody". Set DATABASE_URL.',
  );
}

/** Whether other users may traverse every folder on the path. */
async function canOthersWalk(folder: string): Promise<boolean> {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const exists = await access(current).then(
      () => true,
      () => false,
    );
    if (exists && ((await stat(current)).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}
