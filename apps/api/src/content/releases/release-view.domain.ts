import type {
  ReleaseEntry,
  ServedRemote,
  TrialCountsView,
  TrialFigures,
  VersionChange,
  VersionMeasuresView,
  VitalView,
} from '@proverka/contract/release';
import type { Counts, Figures } from '@proverka/release/figures';
import type { LiveChannel } from '@proverka/release/live-channel';
import {
  vitalLimits,
  vitalQuantile,
  vitals,
  type Measures,
  type VersionMeasures,
} from '@proverka/release/measures.domain';
import { movesAll, type LogEntry } from '@proverka/release/release-log';
import type { ReleaseSet } from '@proverka/release/release-set';

const countsView = (counts: Counts): TrialCountsView => ({
  views: counts.views,
  server_errors: counts.serverErrors,
  browser_errors: counts.browserErrors,
  hydration_errors: counts.hydrationErrors,
  slow_paints: counts.slowPaints,
  conversions: counts.conversions,
});

/** Remotes nobody saw are left out. */
export const figuresView = (figures: Figures): TrialFigures =>
  Object.entries(figures)
    .filter(([, { stable, candidate }]) => stable.views + candidate.views > 0)
    .map(([remote, { stable, candidate }]) => ({
      remote,
      stable: countsView(stable),
      candidate: countsView(candidate),
    }));

export const changesView = (changes: LogEntry['changes']): VersionChange[] =>
  Object.entries(changes).map(([remote, { from, to }]) => ({ remote, from, to }));

export const entryView = (entry: LogEntry): ReleaseEntry => ({
  number: entry.number,
  at: entry.at,
  action: entry.action,
  set: entry.set,
  changes: changesView(entry.changes),
  who: entry.who,
  commit: entry.commit,
  reason: entry.reason,
  result: entry.result,
  figures: figuresView(entry.figures ?? {}),
});

/** The entry by which a version came to all visitors, the newest one. */
export function releasedBy(
  history: LiveChannel['history'],
  remote: string,
  version: string,
): ServedRemote['released'] {
  const entry = history.find(({ action, changes }) => movesAll(action) && changes[remote]?.to === version);
  return entry ? { at: entry.at, who: entry.who, commit: entry.commit, reason: entry.reason } : null;
}

const order = ['stable', 'candidate', 'former'] as const;

/** What was counted, the versions that are served first. What is in no set and is no former version of a remote is the shell's. */
export function measuresView(
  measures: VersionMeasures,
  stable: ReleaseSet,
  tried: readonly { readonly remote: string; readonly version: string }[],
): VersionMeasuresView[] {
  const servedAs = (remote: string, version: string): VersionMeasuresView['served_as'] => {
    const served = stable.remotes[remote];
    if (!served || served.version === version) return 'stable';
    return tried.some((one) => one.remote === remote && one.version === version) ? 'candidate' : 'former';
  };
  return Object.entries(measures)
    .flatMap(([remote, versions]) =>
      Object.entries(versions).map(([version, counted]) =>
        versionView(remote, version, servedAs(remote, version), counted),
      ),
    )
    .sort(
      (a, b) =>
        a.remote.localeCompare(b.remote) ||
        order.indexOf(a.served_as) - order.indexOf(b.served_as) ||
        b.requests - a.requests,
    );
}

const versionView = (
  remote: string,
  version: string,
  servedAs: VersionMeasuresView['served_as'],
  measures: Measures,
): VersionMeasuresView => ({
  remote,
  version,
  served_as: servedAs,
  requests: measures.requests,
  server_errors: measures.serverErrors,
  views: measures.views,
  browser_errors: measures.browserErrors,
  hydration_errors: measures.hydrationErrors,
  document_bytes: measures.documentBytes,
  files: measures.files,
  file_bytes: measures.fileBytes,
  vitals: vitals.flatMap((vital) => vitalView(vital, measures.vitals[vital])),
});

function vitalView(vital: VitalView['vital'], buckets: readonly number[] | undefined): VitalView[] {
  const p75 = vitalQuantile(vital, buckets);
  if (p75 === null || !buckets) return [];
  const { good, poor } = vitalLimits[vital];
  const level = p75 <= good ? 'good' : p75 <= poor ? 'middling' : 'poor';
  return [{ vital, p75, level, count: buckets.reduce((sum, one) => sum + one, 0) }];
}
