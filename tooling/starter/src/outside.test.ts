import { publishedOf, readWorkspace } from '@proverka/packages/published';
import { run } from '@proverka/packages/run';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createRemote } from './new-remote.ts';
import { startDeployedShell } from './testing/deployed-shell.ts';
import { startRegistry, type LocalRegistry } from './testing/local-registry.ts';
import { startStandInShell } from './testing/stand-in-shell.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const place: { folder: string; registry?: LocalRegistry } = { folder: '' };
const remoteFolder = () => path.join(place.folder, 'garages');
const inRemote = (...command: string[]) =>
  run(command, { cwd: remoteFolder(), env: { ...keys(), PATH: binaries() } });
const binaries = () =>
  [
    path.join(remoteFolder(), 'node_modules/.bin'),
    path.join(root, 'node_modules/.bin'),
    process.env['PATH'],
  ].join(path.delimiter);

// The packages are published and the remote is installed once: both take seconds.
beforeAll(async () => {
  place.folder = await mkdtemp(path.join(tmpdir(), 'proverka-outside-'));
  place.registry = await startRegistry(path.join(place.folder, 'registry'));
  const { url, npmrc } = place.registry;
  const userconfig = path.join(place.folder, 'npmrc');
  await writeFile(userconfig, npmrc);
  const program = path.join(root, 'tooling/packages/src/main.ts');
  await run(['node', program, 'publish', '--registry', url], {
    cwd: root,
    env: { NPM_CONFIG_USERCONFIG: userconfig },
  });
  createRemote({ root, name: 'garages', outside: remoteFolder(), registry: url });
  await run(['npx', '--yes', 'pnpm', '-C', remoteFolder(), 'install', '--ignore-workspace'], { cwd: root });
  await writeKeys();
}, 240_000);

afterAll(async () => {
  await place.registry?.stop();
  await rm(place.folder, { recursive: true, force: true });
});

const keys = () => ({
  RELEASE_ROOT: path.join(place.folder, 'releases'),
  RELEASE_PRIVATE_KEY_FILE: path.join(place.folder, 'private.pem'),
  RELEASE_PUBLIC_KEYS: path.join(place.folder, 'public.pem'),
});

async function writeKeys(): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await writeFile(keys().RELEASE_PRIVATE_KEY_FILE, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(keys().RELEASE_PUBLIC_KEYS, publicKey.export({ type: 'spki', format: 'pem' }));
}

async function shell(changed: Readonly<Record<string, string>> = {}): Promise<string> {
  const build = JSON.parse(await readFile(path.join(remoteFolder(), 'dist/build.json'), 'utf8')) as {
    readonly requires: Readonly<Record<string, string>>;
  };
  const provides = Object.fromEntries(
    Object.entries(build.requires).map(([name, range]) => [name, range.replace('^', '')]),
  );
  const started = await startStandInShell(keys().RELEASE_ROOT, { ...provides, ...changed });
  onTestFinished(started.stop);
  return started.url;
}

/** `fetch` cannot say another host than that of the address. */
async function pageOf(url: string, host: string, address: string): Promise<string> {
  const [answer] = (await once(get(new URL(address, url), { headers: { host } }), 'response')) as [
    IncomingMessage,
  ];
  return text(answer);
}

test('every published package can be installed at the version of its manifest', async () => {
  for (const { manifest } of publishedOf(readWorkspace(root))) {
    const answer = await fetch(new URL(manifest.name, place.registry?.url));
    const { 'dist-tags': tags } = (await answer.json()) as { 'dist-tags'?: { latest?: string } };
    expect([manifest.name, tags?.latest]).toEqual([manifest.name, manifest.version]);
  }
});

test('a remote outside of the repository type-checks and passes its tests', async () => {
  expect(await inRemote('tsc')).toBe('');
  expect(await inRemote('vitest', 'run')).toMatch(/Tests.*1 passed/);
});

test('its release is served by a shell that never heard of it, without a restart', async () => {
  const { url, stop } = await startDeployedShell({
    root,
    folder: place.folder,
    releaseRoot: keys().RELEASE_ROOT,
    privateKeyFile: keys().RELEASE_PRIVATE_KEY_FILE,
    publicKeysFile: keys().RELEASE_PUBLIC_KEYS,
  });
  onTestFinished(stop);
  const env = { ...keys(), PATH: binaries(), RELEASE_SHELLS: url, RELEASE_BY: 'Образцов' };
  const release = () => run(['remote', 'release', '--reason', 'первый раздел'], { cwd: remoteFolder(), env });
  expect(await release()).toMatch(
    /^garages [\da-f]{12} is in set [\da-f]{12} of channel stable, served by 1 shells\.$/m,
  );
  const page = await pageOf(url, 'realestate.localhost', '/garages/');
  expect(page).toContain('<title>Новый раздел');
  expect(page).toMatch(/<h1[^>]*>Новый раздел<\/h1>/);
  expect(await release()).toContain('serves garages');
});

test('a release the site does not fit is refused with the range it needs', async () => {
  const RELEASE_SHELLS = await shell({ '@proverka/ui-kit': '2.0.0' });
  const env = { ...keys(), PATH: binaries(), RELEASE_SHELLS };
  await expect(run(['remote', 'release', '--dry-run'], { cwd: remoteFolder(), env })).rejects.toThrow(
    /garages: needs @proverka\/ui-kit \^1\.\d+\.\d+, the shell provides 2\.0\.0/,
  );
});
