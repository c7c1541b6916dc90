import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const chromium = ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'];

/** Asks Debian's package manager, where there is one and this user may; says whether it is installed now. */
export async function installFromDebian(): Promise<boolean> {
  if (!existsSync('/etc/debian_version')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && !(await succeeds([...asRoot, 'true']))) return false;
  if (await succeeds([...asRoot, ...chromium])) return true;
  // The lists of packages are old, or were never loaded.
  return (await succeeds([...asRoot, 'apt-get', 'update'])) && succeeds([...asRoot, ...chromium]);
}

async function succeeds([program = '', ...args]: readonly string[]): Promise<boolean> {
  return run(program, args, { env, maxBuffer: 64 * 1024 * 1024 }).then(
    () => true,
    () => false,
  );
}
