import { badReleases } from '@proverka/stack/bad-releases';
import { createTeam } from '@proverka/stack/bad-release-team';
import { tryBadRelease } from '@proverka/stack/try-bad-release';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stack } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

// One that is refused when its set is composed, one when its code is loaded, one when its pages are rendered, one when a
// browser loads its code. `npx pnpm soak releases` has all kinds.
for (const kind of [
  'SDK name that does not exist',
  'page without a component',
  'throw in render for one brand',
  'endless loop at load in the browser',
]) {
  test(`a release is refused with its reason, and nobody sees it: ${kind}`, async () => {
    test.slow();
    const bad = badReleases.find((one) => one.kind === kind);
    if (!bad) throw new Error(`there is no kind ${kind}`);
    const folder = await mkdtemp(path.join(tmpdir(), 'proverka-bad-release-'));
    const team = createTeam({ shellPort: stack.port, apiUrl: stack.apiUrl }, stack.dataDir);
    try {
      await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }\n');
      const { outcome, line } = await tryBadRelease(bad, team, folder);
      expect(outcome, line).toBe('refused');
      expect(await team.brokenPages()).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
