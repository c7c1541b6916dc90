import type { ProcessEnded } from './process-life.ts';
import { createRests } from './rests.ts';

interface BlameInput {
  readonly remote: string;
  readonly now: () => number;
  readonly report: (message: string, error?: unknown) => void;
}

/** Memory that ran out after so many pages says nothing about the last one. */
const slowLeakPages = 10;
/** So many ends within the time rest the whole remote. */
const mostDeaths = 4;
const deathsMs = 60_000;
const wholeRemote = '';

/**
 * Which of a remote's pages its ended processes are put down to. A page that was alone in one rests; those that were there
 * together are suspects, each to be tried alone.
 */
export function createBlame({ remote, now, report }: BlameInput) {
  const rests = createRests(now);
  const suspects = new Set<string>();
  let deaths: number[] = [];
  const rest = (route: string, why: Error) => {
    const what = route === wholeRemote ? `Remote ${remote}` : `Page ${route} of ${remote}`;
    report(`${what} rests for ${rests.add(route) / 1000} s`, why);
    if (route !== wholeRemote) suspects.add(route);
  };
  const isResting = (route: string) => rests.isResting(wholeRemote) || rests.isResting(route);
  return {
    rest,
    isResting,
    isSuspect: (route: string) => suspects.has(route),
    onDeath: (death: ProcessEnded) => {
      const { routes, hasLoaded } = death;
      deaths = [...deaths.filter((at) => at > now() - deathsMs), now()];
      if (!hasLoaded || routes.size === 0 || deaths.length >= mostDeaths) return rest(wholeRemote, death);
      report(`Remote ${remote} is started anew`, death);
      if (death.isMemory && death.pagesDone >= slowLeakPages) return;
      if (routes.size > 1) for (const route of routes) suspects.add(route);
      else for (const route of routes) rest(route, death);
    },
    /** In the process for suspects there is one page. */
    onDeathAlone: (death: ProcessEnded) => {
      if (!death.hasLoaded) return rest(wholeRemote, death);
      for (const route of death.routes) rest(route, death);
    },
    /** The page was rendered alone, to its end. */
    acquit: (route: string) => {
      if (isResting(route)) return;
      suspects.delete(route);
      for (const name of [route, wholeRemote]) rests.forgive(name);
    },
  };
}
