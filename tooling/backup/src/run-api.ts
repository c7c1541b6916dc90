import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, copyFile, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@proverka/stack/stack';

/** Things of the installation that are not taken from the past, and where the drill's copies are. */
export interface ApiPlace {
  readonly databaseUrl: string;
  readonly appSecret: string;
  readonly place: string;
  readonly destroyedDir: string;
  readonly anchorsFile: string;
}

/** Copies, because a replay writes into the list too. */
export async function copyLiving({ place, destroyedDir, anchorsFile }: ApiPlace): Promise<void> {
  await mkdir(path.join(place, 'destroyed'), { recursive: true });
  if (existsSync(destroyedDir)) await cp(destroyedDir, path.join(place, 'destroyed'), { recursive: true });
  if (existsSync(anchorsFile)) await copyFile(anchorsFile, path.join(place, 'journal-anchors.jsonl'));
}

/** Runs an entry point of the API on the restored data; answers what it said last, and throws that when it failed. */
export async function runApi(api: ApiPlace, entry: string, words: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'apps/api/src', entry), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf(api, process.env),
  });
  const lines: string[] = [];
  const listen = (chunk: Buffer) => void lines.push(...chunk.toString().split('\n'));
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const [code] = (await once(child, 'close')) as [number | null];
  // Lines of the log are JSON.
  const said = lines.findLast((line) => line.trim() !== '' && !line.startsWith('{')) ?? '';
  if (code !== 0) throw new Error(said || `${entry} ended with code ${code}`);
  return said;
}

/** Nothing of the environment may lead to what lives: not the way past a pooler either, nor a file with a secret. */
export function environmentOf(
  { databaseUrl, appSecret, place }: Omit<ApiPlace, 'destroyedDir' | 'anchorsFile'>,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const passedOn = Object.entries(environment).filter(
    ([name]) => name !== 'DATABASE_DIRECT_URL' && !name.endsWith('_FILE'),
  );
  return {
    ...Object.fromEntries(passedOn),
    APP_SECRET: appSecret,
    DATABASE_URL: databaseUrl,
    FILES_DIR: path.join(place, 'files'),
    DESTROYED_DIR: path.join(place, 'destroyed'),
    JOURNAL_ANCHORS_FILE: path.join(place, 'journal-anchors.jsonl'),
    INCIDENTS_DIR: path.join(place, 'incidents'),
  };
}
