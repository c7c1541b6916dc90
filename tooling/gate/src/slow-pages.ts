import type { ReleaseSet } from '@proverka/release/release-set';
import { budgetOf } from './judge-weight.ts';
import { serveSet, type Observation, type Served, type TriedSet } from './observe-set.ts';
import type { FactsOfPages } from './page-facts.ts';

interface SlowPages {
  readonly set: Pick<ReleaseSet, 'remotes'>;
  readonly served: Served;
  /** The set that is served now; null before the first. */
  readonly base: ReleaseSet | null;
  readonly openBase: (base: ReleaseSet) => Promise<TriedSet>;
}

/**
 * Pages that take too long are asked for once more as they are served now, in the same minute: what is slow there too has not
 * become slow by this release, but by what else the machine does.
 */
export async function withSlowAskedAnew(
  observation: Observation,
  { set, served, base, openBase }: SlowPages,
  known: FactsOfPages,
): Promise<FactsOfPages> {
  const visits = observation.visits.filter(({ key, remote, route }) => {
    const release = set.remotes[remote];
    const ms = served.get(key)?.ms ?? 0;
    return release !== undefined && known[key] !== undefined && ms > budgetOf(release, route).serverMs;
  });
  if (base === null || visits.length === 0) return known;
  const now = await serveSet({ ...observation, visits }, await openBase(base));
  const asked = [...now].flatMap(([key, facts]) => {
    const page = known[key];
    return page ? [[key, { ...page, served: { ...page.served, ms: facts.ms } }] as const] : [];
  });
  return { ...known, ...Object.fromEntries(asked) };
}
