import { readPrivateKey } from '@proverka/release/release-keys';
import { execFileSync } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Settings {
  /** Where releases are kept: a folder, or an object store. */
  readonly releases: string;
  readonly key: KeyObject;
  readonly publicKeysFile: string;
  readonly shells: readonly string[];
  readonly who: string;
  readonly commit: string | null;
}

/** Reads the environment of a release. The private key is taken out of it: no program started later gets it. */
export function takeSettings(env: NodeJS.ProcessEnv): Settings {
  const { RELEASE_PRIVATE_KEY: pem, RELEASE_PRIVATE_KEY_FILE: file } = env;
  delete env['RELEASE_PRIVATE_KEY'];
  delete env['RELEASE_PRIVATE_KEY_FILE'];
  if (!pem && !file)
    throw new Error('RELEASE_PRIVATE_KEY or RELEASE_PRIVATE_KEY_FILE says what to sign with.');
  return {
    releases:
      env['RELEASES_URL'] ||
      path.resolve(required(env, 'RELEASE_ROOT', 'the folder of releases, if RELEASES_URL names no store')),
    key: pem
      ? readPrivateKey(pem, 'RELEASE_PRIVATE_KEY')
      : readPrivateKey(readFileSync(file ?? '', 'utf8'), file ?? ''),
    publicKeysFile: path.resolve(required(env, 'RELEASE_PUBLIC_KEYS', 'the public keys shells trust')),
    shells: required(env, 'RELEASE_SHELLS', 'addresses of the shells')
      .split(/[\s,]+/)
      .filter(Boolean),
    who: env['RELEASE_BY'] ?? git('config', 'user.name') ?? 'unknown',
    commit: env['RELEASE_COMMIT'] ?? git('rev-parse', '--short=12', 'HEAD'),
  };
}

function required(env: NodeJS.ProcessEnv, name: string, what: string): string {
  const value = env[name];
  if (value) return value;
  throw new Error(`${name} is missing: ${what}.`);
}

/** `null` when there is nothing to say, or no git. */
function git(...args: readonly string[]): string | null {
  try {
    const said = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return said.trim() || null;
  } catch {
    return null;
  }
}
