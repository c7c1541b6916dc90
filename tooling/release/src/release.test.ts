import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { composeSet } from './compose-set.ts';
import { promote, rollBack } from './promote.ts';
import { publish } from './publish.ts';
import { readChannel } from './release-folder.ts';
import { verifySet } from './verify-set.ts';

const provides = { react: '19.3.1' };
const now = new Date('2026-11-01T10:00:00Z');
const prepare = () => Promise.resolve();
let folder: string;
let root: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  root = path.join(folder, 'releases');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

interface Built {
  readonly name?: string;
  readonly code?: string;
  readonly requires?: Record<string, string>;
  readonly path?: string;
  readonly routeId?: string;
}

/** Writes what a build leaves in `dist`; returns the remote's folder. */
async function built({
  name = 'realestate',
  code = '1',
  requires = { react: '19.3.0' },
  ...route
}: Built = {}) {
  const remote = path.join(folder, name);
  const decl: RemoteDecl = {
    id: name,
    contract: 2,
    brands: ['real-estate'],
    routes: [
      {
        id: route.routeId ?? `${name}-home`,
        path: route.path ?? `/${name}/`,
        render: 'static',
        title: 'Главная',
      },
    ],
  };
  const files = {
    'web/entry.abc.js': `/* ${code} */`,
    'web/home.css': '.a{}',
    'node/entry.cjs': `module.exports = ${code}`,
    'decl.json': JSON.stringify(decl),
    'build.json': JSON.stringify({ entry: 'entry.abc.js', routes: {}, styleMarks: {}, requires }),
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(remote, 'dist', file)), { recursive: true });
    await writeFile(path.join(remote, 'dist', file), content);
  }
  return remote;
}

async function releasedSet(code: string) {
  const release = await publish(root, await built({ code }));
  return composeSet(root, [release], provides);
}

describe('publishing', () => {
  test('publishing the same content gives the same version, other content another', async () => {
    const first = await publish(root, await built());
    const again = await publish(root, await built());
    const changed = await publish(root, await built({ code: '2' }));
    expect(again.version).toBe(first.version);
    expect(changed.version).not.toBe(first.version);
  });

  test('scripts and styles of a published web artefact are stored compressed', async () => {
    const { version } = await publish(root, await built());
    const web = path.join(root, 'remotes/realestate', version, 'web');
    await expect(readFile(path.join(web, 'entry.abc.js.br'))).resolves.toBeInstanceOf(Buffer);
    await expect(readFile(path.join(web, 'home.css.gz'))).resolves.toBeInstanceOf(Buffer);
  });

  test('the leftovers of an interrupted publication are replaced', async () => {
    const { version } = await publish(root, await built());
    const target = path.join(root, 'remotes/realestate', version);
    await rm(path.join(target, 'release.json'));
    await publish(root, await built());
    await expect(readFile(path.join(target, 'release.json'), 'utf8')).resolves.toContain(version);
  });
});

describe('a release set', () => {
  test('the same releases give the same release set', async () => {
    expect((await releasedSet('1')).id).toBe((await releasedSet('1')).id);
  });

  test('a remote that needs a newer shared module is refused with the reason', async () => {
    const release = await publish(root, await built({ requires: { react: '20.0.0' } }));
    await expect(composeSet(root, [release], provides)).rejects.toThrow(
      'realestate: needs react ^20.0.0, the shell provides 19.3.1',
    );
  });

  test('two remotes that claim one path are refused', async () => {
    const one = await publish(root, await built({ name: 'one', path: '/same/' }));
    const two = await publish(root, await built({ name: 'two', path: '/same/' }));
    await expect(composeSet(root, [one, two], provides)).rejects.toThrow('both claim path /same/');
  });

  test('changed and missing files and a changed release set are detected', async () => {
    const set = await releasedSet('1');
    const release = set.remotes['realestate'];
    const node = path.join(root, 'remotes/realestate', release?.version ?? '', 'node/entry.cjs');
    expect([...(await verifySet(root, set))]).toEqual([]);
    await writeFile(node, 'module.exports = evil');
    expect([...(await verifySet(root, set))]).toEqual([['realestate', 'node/entry.cjs was changed']]);
    await rm(node);
    expect([...(await verifySet(root, set))]).toEqual([['realestate', 'node/entry.cjs is missing']]);
    const forged = { ...set, id: 'forged' };
    expect([...(await verifySet(root, forged))]).toEqual([
      ['realestate', 'the signature of set forged is wrong'],
    ]);
  });
});

describe('a channel', () => {
  const move = (setId: string) => promote({ root, channel: 'stable', setId, now, prepare });

  test('a channel moves to a set and back', async () => {
    const first = await releasedSet('1');
    const second = await releasedSet('2');
    await move(first.id);
    await move(second.id);
    expect((await readChannel(root, 'stable'))?.set).toBe(second.id);
    await rollBack({ root, channel: 'stable', now, prepare });
    expect(await readChannel(root, 'stable')).toEqual({
      set: first.id,
      previous: second.id,
      movedAt: now.toISOString(),
    });
  });

  test('a channel does not move when the new set does not render', async () => {
    const first = await releasedSet('1');
    const second = await releasedSet('2');
    await move(first.id);
    const fails = () => Promise.reject(new Error('realestate cannot render'));
    await expect(promote({ root, channel: 'stable', setId: second.id, now, prepare: fails })).rejects.toThrow(
      'render',
    );
    expect((await readChannel(root, 'stable'))?.set).toBe(first.id);
  });

  test('a channel does not move when a file of the new set was changed', async () => {
    const first = await releasedSet('1');
    await move(first.id);
    const second = await releasedSet('2');
    const version = second.remotes['realestate']?.version ?? '';
    await writeFile(path.join(root, 'remotes/realestate', version, 'web/entry.abc.js'), 'evil');
    await expect(move(second.id)).rejects.toThrow('web/entry.abc.js was changed');
    expect((await readChannel(root, 'stable'))?.set).toBe(first.id);
  });

  test('a channel cannot roll back before its second promotion', async () => {
    await move((await releasedSet('1')).id);
    await expect(rollBack({ root, channel: 'stable', now, prepare })).rejects.toThrow('no earlier set');
  });
});
