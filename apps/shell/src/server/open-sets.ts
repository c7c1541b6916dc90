import type { Trust } from '@proverka/release/trusted-set';
import { activateSet, storingNothing, type SetLoader } from './active-set.ts';
import { watchChannel } from './channel-watch.ts';
import type { ShellConfig } from './config.ts';
import { serveFixedSet } from './fixed-set.ts';
import { keepPreviews } from './previews.ts';
import { releasedFiles } from './released-files.ts';
import { startPageEncoder } from './page-encoder.ts';
import type { ShellBuild } from './shell-build.ts';
import { keepShellNotes } from './shell-notes.ts';
import { countTrial } from './trial-counts.ts';
import { watchTrial } from './trial-watch.ts';
import { trustedReleases } from './trusted-releases.ts';
import { countVersions } from './version-counts.ts';
import { keepVerifiedCopies } from './verified-copies.ts';

/** The sets this process serves, tries and previews, and everything that belongs to them. */
export async function openSets(config: ShellConfig, build: ShellBuild, report: SetLoader['report']) {
  const trust = await trustedReleases(config);
  const copies = await keepVerifiedCopies(trust.store);
  const { assets: shell, renderScript } = build;
  const { encode, ...encoder } = startPageEncoder();
  const loader: SetLoader & Trust = { ...trust, copies, encode, config, shell, renderScript, report };
  const watch = await (config.fixedSet === null
    ? watchChannel(config.settledUrl === null ? loader : storingNothing(loader))
    : serveFixedSet(loader, config.fixedSet));
  const counts = countTrial();
  const versions = countVersions(build.version, Date.now);
  const notes =
    config.fixedSet === null
      ? keepShellNotes({
          ...trust,
          channel: config.channel,
          state: watch.state,
          counts: versions,
          now: () => new Date(),
          report,
        })
      : null;
  const trial = watchTrial({ ...trust, channel: config.channel, tried: watch.tried, counts, report });
  const previewed = storingNothing({ ...loader, renderers: watch.renderers });
  const previews = keepPreviews({
    ...trust,
    report,
    now: Date.now,
    known: (id) => [watch.current(), watch.tried()?.set].find((live) => live?.set.id === id) ?? null,
    activate: (set) => activateSet(previewed, set, watch.current()),
  });
  return {
    trust,
    watch,
    counts,
    versions,
    previews,
    files: releasedFiles(config.releases, trust.store, copies, Date.now),
    close: async () => {
      await trial.close();
      await notes?.close();
      await previews.close();
      await watch.close();
      await encoder.close();
      await copies.close();
    },
  };
}
