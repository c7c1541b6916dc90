import { developmentHosts, publicOrigin, type HostEntry } from '@proverka/brand/host';
import { releasePlace } from '@proverka/release/open-store';
import { readPrivateKey } from '@proverka/release/release-keys';
import { execFileSync } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../repository.ts';

interface Site {
  readonly host: HostEntry;
  readonly origin: string;
}

export interface ReleaseSettings {
  readonly dataDir: string;
  /** A folder or an object store, see `open-store`. */
  readonly releases: string;
  readonly key?: KeyObject;
  readonly publicKeysFile?: string;
  readonly shells: readonly string[];
  /** Where the gate's shell asks, and the account it signs in with. */
  readonly apiUrl: string;
  readonly gateAccount: string | undefined;
  /** Whom it plays at the desk: `e-mail:password:secret`. */
  readonly gateStaff: string | undefined;
  /** Where visitors reach the site: an address per host. */
  readonly sites: readonly Site[];
  readonly who: string;
  readonly commit: string | null;
}

/** Reads the environment of a release. The private key is taken out of it: no program started later gets it. */
export function takeSettings(env: NodeJS.ProcessEnv): ReleaseSettings {
  const { DATA_DIR, HOSTS_FILE, RELEASE_PUBLIC_KEYS, RELEASE_SHELLS, PORT = '3000' } = env;
  const dataDir = path.resolve(DATA_DIR ?? path.join(repositoryRoot, '.data'));
  const key = takeKey(env);
  return {
    dataDir,
    releases: releasePlace(env, dataDir),
    ...(key && { key }),
    ...(RELEASE_PUBLIC_KEYS && { publicKeysFile: path.resolve(RELEASE_PUBLIC_KEYS) }),
    shells: (RELEASE_SHELLS ?? `http://127.0.0.1:${PORT}`).split(/[\s,]+/).filter(Boolean),
    apiUrl: env['API_URL'] ?? `http://127.0.0.1:${Number(PORT) + 1}`,
    gateAccount: takeSecret(env, 'RELEASE_GATE_ACCOUNT'),
    gateStaff: takeSecret(env, 'RELEASE_GATE_STAFF'),
    sites: sitesOf(HOSTS_FILE, Number(PORT)),
    who: env['RELEASE_BY'] ?? git('config', 'user.name') ?? 'unknown',
    commit: env['RELEASE_COMMIT'] ?? commit(),
  };
}

function takeSecret(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  delete env[name];
  return value || undefined;
}

/** The shell's hosts: of one set of words in several addresses, the names people know. */
function sitesOf(hostsFile: string | undefined, port: number): Site[] {
  const hosts = hostsFile
    ? (JSON.parse(readFileSync(hostsFile, 'utf8')) as HostEntry[])
    : developmentHosts.filter(({ host }) => host.endsWith('.localhost'));
  return hosts.map((host) => ({ host, origin: publicOrigin(port, host) }));
}

function takeKey(env: NodeJS.ProcessEnv): KeyObject | null {
  const { RELEASE_PRIVATE_KEY: pem, RELEASE_PRIVATE_KEY_FILE: file } = env;
  delete env['RELEASE_PRIVATE_KEY'];
  delete env['RELEASE_PRIVATE_KEY_FILE'];
  if (pem) return readPrivateKey(pem, 'RELEASE_PRIVATE_KEY');
  return file ? readPrivateKey(readFileSync(file, 'utf8'), file) : null;
}

function commit(): string | null {
  const head = git('rev-parse', '--short=12', 'HEAD');
  if (head === null) return null;
  return git('status', '--porcelain', '--untracked-files=no') === null ? head : `${head}+changes`;
}

/** `null` when there is nothing to say, or no git. */
function git(...args: readonly string[]): string | null {
  try {
    const said = execFileSync('git', args, {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.trim() || null;
  } catch {
    return null;
  }
}
