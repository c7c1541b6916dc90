import type { ReleaseSet } from '@proverka/release/release-set';
import { judgePage } from './judge-pages.ts';
import { budgetOf } from './judge-weight.ts';
import { walkPages, type Walk } from './opened-pages.ts';
import type { FactsOfPages, OpenedFacts, ServedFacts } from './page-facts.ts';
import { servePages, type TriedShell } from './served-pages.ts';
import type { Visitors } from './visitors.ts';
import { visitsToOpen, type Visit } from './visits.ts';

/** A set under a shell that serves it. */
export interface TriedSet {
  readonly set: Pick<ReleaseSet, 'remotes'>;
  readonly shell: TriedShell;
}

export interface Observation {
  readonly visits: readonly Visit[];
  readonly visitors: Visitors;
  readonly step: <T>(name: string, run: () => Promise<T>) => Promise<T>;
}

export type Served = ReadonlyMap<string, ServedFacts>;
export type Opened = ReadonlyMap<string, OpenedFacts>;

export const serveSet = ({ visits, visitors, step }: Observation, { shell }: TriedSet): Promise<Served> =>
  step(`server, ${visits.length} pages`, () => servePages(visits, shell, visitors));

/** Opens what the server answered; `before` says which pages are known to be worse than they were. */
export async function openSet(
  { visits, visitors, step }: Observation,
  { set, shell }: TriedSet,
  served: Served,
  before: FactsOfPages,
): Promise<Awaited<ReturnType<typeof walkPages>>> {
  const toOpen = visitsToOpen(visits, served);
  const isGood: Walk['isGood'] = (visit, opened) => {
    // What it was like may still excuse it.
    if (before[visit.key]?.opened == null) return opened.hangs === null;
    return judgeSet(set, [visit], served, new Map([[visit.key, opened]]), before).length === 0;
  };
  return step(`browser, ${toOpen.length} pages`, () =>
    walkPages({
      port: shell.port,
      visits: toOpen,
      visitors,
      routesOf: (remote) => set.remotes[remote]?.decl.routes.map(({ id }) => id) ?? [],
      isGood,
    }),
  );
}

export interface BadPage {
  readonly visit: Visit;
  readonly reason: string;
}

/** Every reason against a set, by page. */
export function judgeSet(
  set: Pick<ReleaseSet, 'remotes'>,
  visits: readonly Visit[],
  served: Served,
  opened: Opened,
  before: FactsOfPages,
): BadPage[] {
  return visits.flatMap((visit) => {
    const facts = served.get(visit.key);
    const release = set.remotes[visit.remote];
    if (!facts || !release) return [];
    const now = { served: facts, opened: opened.get(visit.key) ?? null };
    const { serverMs } = budgetOf(release, visit.route);
    const reasons = judgePage({ visit, now, before: before[visit.key], serverMs });
    return reasons.map((reason) => ({ visit, reason }));
  });
}

export const factsOf = (served: Served, opened: Opened): FactsOfPages =>
  Object.fromEntries(
    [...served].map(([key, facts]) => [key, { served: facts, opened: opened.get(key) ?? null }]),
  );
