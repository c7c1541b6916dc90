import type { ReleaseSet } from '@proverka/release/release-set';
import { judgePage, type Judged } from './judge-pages.ts';
import { budgetOf } from './judge-weight.ts';
import { walkPages } from './opened-pages.ts';
import type { FactsOfPages, OpenedFacts, ServedFacts } from './page-facts.ts';
import { servePages, type TriedShell } from './served-pages.ts';
import { visitsToOpen, type Visit } from './visits.ts';

export interface Observation {
  readonly set: Pick<ReleaseSet, 'remotes'>;
  /** Serves the set. */
  readonly shell: TriedShell;
  readonly visits: readonly Visit[];
  readonly sessionOf: (visit: Visit) => string | null;
  /** What the same pages were before; `null` observes without judging. */
  readonly before: FactsOfPages | null;
  readonly step: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  readonly say: (line: string) => void;
}

export interface Observed {
  readonly facts: FactsOfPages;
  /** Why the set must not be released, one line each. */
  readonly problems: readonly string[];
}

/** Renders every page on the server, then opens them in a browser unless the server has shown that the set is bad. */
export async function observeSet(input: Observation): Promise<Observed> {
  const { visits, shell, sessionOf, step } = input;
  const served = await step(`server, ${visits.length} pages`, () => servePages(visits, shell, sessionOf));
  const ofServer = judged(input, served, new Map());
  if (ofServer.length > 0) return { facts: factsOf(served, new Map()), problems: ofServer };
  const toOpen = visitsToOpen(visits, served);
  const { facts, unloadable } = await step(`browser, ${toOpen.length} pages`, () =>
    walkPages({
      port: shell.port,
      visits: toOpen,
      sessionOf,
      say: () => undefined,
      routesOf: (remote) => input.set.remotes[remote]?.decl.routes.map(({ id }) => id) ?? [],
      isGood: (visit, opened) => judged(input, served, new Map([[visit.key, opened]]), [visit]).length === 0,
    }),
  );
  const problems = [...judged(input, served, facts), ...(input.before === null ? [] : unloadable)];
  return { facts: factsOf(served, facts), problems };
}

function judged(
  { set, before, visits }: Observation,
  served: ReadonlyMap<string, ServedFacts>,
  opened: ReadonlyMap<string, OpenedFacts>,
  of: readonly Visit[] = visits,
): string[] {
  if (before === null) return [];
  return of.flatMap((visit) => {
    const facts = served.get(visit.key);
    const release = set.remotes[visit.remote];
    if (!facts || !release) return [];
    const now: Judged['now'] = { served: facts, opened: opened.get(visit.key) ?? null };
    const { serverMs } = budgetOf(release, visit.route);
    return judgePage({ visit, now, before: before[visit.key], serverMs });
  });
}

const factsOf = (
  served: ReadonlyMap<string, ServedFacts>,
  opened: ReadonlyMap<string, OpenedFacts>,
): FactsOfPages =>
  Object.fromEntries(
    [...served].map(([key, facts]) => [key, { served: facts, opened: opened.get(key) ?? null }]),
  );
