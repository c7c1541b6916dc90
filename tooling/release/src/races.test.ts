import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startS3 } from './testing/s3-sandbox.ts';
import { readLive } from './live-channel.ts';
import { openStore } from './open-store.ts';
import { developmentKeys, readPublicKeys } from './release-keys.ts';

const run = promisify(execFile);
const releases = 5;

test.each(['a folder', 'an object store'])(
  'two processes that release into %s at the same time again and again lose no release',
  async (kind) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'release-race-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const script = path.join(import.meta.dirname, 'testing/release-often.main.ts');
    const place = kind === 'a folder' ? path.join(folder, 'releases') : await placeInS3();
    const outputs = await Promise.all(
      ['one', 'two'].map((remote) =>
        run(process.execPath, [script, folder, place, remote, String(releases)]),
      ),
    );
    const store = await openStore(place);
    const { history, set } = await readLive({
      store,
      keys: () => readPublicKeys(developmentKeys(folder).publicFile),
      channel: 'stable',
      report: (message) => expect.fail(message),
    });
    expect(history).toHaveLength(2 * releases);
    for (const [index, remote] of ['one', 'two'].entries()) {
      const published = (outputs[index]?.stdout ?? '').trim().split('\n');
      const logged = history.flatMap(({ changes }) => changes[remote]?.to ?? []).reverse();
      expect(logged).toEqual(published);
      expect(set?.remotes[remote]?.version).toBe(published.at(-1));
    }
  },
);

async function placeInS3(): Promise<string> {
  const s3 = await startS3();
  onTestFinished(s3.stop);
  return s3.place('race');
}
