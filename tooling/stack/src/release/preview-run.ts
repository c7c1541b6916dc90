import { signPreview } from '@proverka/release/preview-token';
import { openStore } from '@proverka/release/open-store';
import { publish } from '@proverka/release/publish';
import { composePreview } from '@proverka/release/release-moves';
import { isOn } from '@proverka/shell-sdk/remote-decl';
import path from 'node:path';
import { buildChanged } from '../build.ts';
import { repositoryRoot } from '../repository.ts';
import type { ReleaseCommand } from './command-line.ts';
import { createMover } from './release-mover.ts';
import type { ReleaseSettings } from './settings.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Publishes a remote beside what a channel serves, moves nothing, and says the links under which it can be seen. */
export async function runPreview(
  { remote, channel, hours, reason }: Extract<ReleaseCommand, { readonly kind: 'preview' }>,
  settings: ReleaseSettings,
  watch: Stopwatch,
  say: (line: string) => void,
): Promise<void> {
  await watch.step('build', () => buildChanged([remote, 'shell']));
  const store = await openStore(settings.releases);
  const mover = await createMover({
    ...settings,
    store,
    root: repositoryRoot,
    channel,
    shellBuild: path.join(repositoryRoot, 'apps/shell/dist'),
    note: { who: settings.who, commit: settings.commit, reason },
    report: say,
  });
  const release = await watch.step('publish', () =>
    publish(store, path.join(repositoryRoot, 'apps', remote)),
  );
  const set = await watch.step('gate', () => composePreview(mover, release));
  const until = Date.now() + hours * 60 * 60 * 1000;
  const token = signPreview(await mover.key(), set.id, until);
  say(`${remote} ${release.version} is on no channel; until ${new Date(until).toISOString()} it is seen at`);
  for (const { host, origin } of settings.sites)
    if (isOn(host, release.decl)) say(`  ${origin}/release-preview/${token}`);
  say('/release-preview/end ends a preview in a browser.');
}
