import type { ReleaseSet } from '@proverka/release/release-set';
import { budgetOf } from './judge-weight.ts';
import { serveSet, type Observation, type Served, type TriedSet } from './observe-set.ts';
import type { FactsOfPages } from './page-facts.ts';

interface SlowPages {
  readonly set: ReleaseSet;
  readonly served: Served;
  /** The set that is served now; null before the first. */
  readonly base: ReleaseSet | null;
  readonly shellOf: (set: ReleaseSet) => Promise<TriedSet>;
}

interface AskedAnew {
  readonly served: Served;
  readonly known: FactsOfPages;
}

/**
 * Pages that take too long are asked for once more, in the new set and as they are served now, in the same minute: what is quick
 * by then was slow by what else the machine did, and what is slow in both has not become so by this release.
 */
export async function askSlowAnew(
  observation: Observation,
  { set, served, base, shellOf }: SlowPages,
  known: FactsOfPages,
): Promise<AskedAnew> {
  const visits = observation.visits.filter(({ key, remote, route }) => {
    const release = set.remotes[remote];
    const ms = served.get(key)?.ms ?? 0;
    return release !== undefined && known[key] !== undefined && ms > budgetOf(release, route).serverMs;
  });
  if (base === null || visits.length === 0) return { served, known };
  const before = await serveSet({ ...observation, visits }, await shellOf(base));
  const now = await serveSet({ ...observation, visits }, await shellOf(set));
  const remembered = Object.entries(known).map(([key, page]) => [
    key,
    { ...page, served: { ...page.served, ms: before.get(key)?.ms ?? page.served.ms } },
  ]);
  return { served: new Map([...served, ...now]), known: Object.fromEntries(remembered) };
}
