import { developmentHosts, isDesk } from '@proverka/brand/host';
import { openSession } from '@proverka/gate/gate-account';
import { createVisitors } from '@proverka/gate/visitors';
import { randomUUID } from 'node:crypto';
import { judgePage } from '@proverka/gate/judge-pages';
import { factsOf, openSet, serveSet } from '@proverka/gate/observe-set';
import type { FactsOfPages } from '@proverka/gate/page-facts';
import type { TriedShell } from '@proverka/gate/served-pages';
import { planVisits, type Visit } from '@proverka/gate/visits';
import type { ReleaseSet } from '@proverka/release/release-set';

/** A shell that serves a set over an API. */
export interface World {
  readonly name: string;
  readonly set: Pick<ReleaseSet, 'remotes'>;
  readonly shell: TriedShell;
  readonly apiUrl: string;
}

interface LookInput {
  /** Whose pages are looked at. */
  readonly remotes: readonly string[];
  /** Where the account is kept that signs in; each API has its own. */
  readonly accountFolder: string;
  readonly say: (text: string) => void;
}

export interface Look {
  readonly visits: readonly Visit[];
  readonly facts: FactsOfPages;
  /** Pages whose code a browser does not load, one line each. */
  readonly unloadable: readonly string[];
}

/** What pages are like: previous and new remotes, each among their own and with the other API. */
export interface Looks {
  readonly previousOwn: Look;
  readonly previousOnNew: Look;
  readonly newOwn: Look;
  readonly newOnPrevious: Look;
}

/** What the pages are like on the server and in a browser, for guests and customers of each brand: what a release's gate sees. */
export async function lookAtPages(world: World, { remotes, accountFolder, say }: LookInput): Promise<Look> {
  const visits = oncePerBrand(planVisits(world.set, remotes, developmentHosts)).filter(({ remote }) =>
    remotes.includes(remote),
  );
  const sessions = await openSessions(world.apiUrl, visits, accountFolder);
  const observation = {
    visits,
    visitors: createVisitors(sessions, randomUUID()),
    step: async <T>(name: string, run: () => Promise<T>): Promise<T> => {
      say(`${world.name}: ${name}`);
      return run();
    },
  };
  const served = await serveSet(observation, world);
  const { facts: opened, unloadable } = await openSet(observation, world, served, {});
  return { visits, facts: factsOf(served, opened), unloadable };
}

/** Variants of a brand differ in what they sell, not in what a remote asks of the shell and the API. */
function oncePerBrand(visits: readonly Visit[]): Visit[] {
  const seen = new Set<string>();
  return visits.filter(({ host, path, visitor }) => {
    const page = `${isDesk(host) ? 'desk' : host.brand} ${path} ${visitor}`;
    if (seen.has(page)) return false;
    seen.add(page);
    return true;
  });
}

async function openSessions(
  apiUrl: string,
  visits: readonly Visit[],
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const hosts = new Set(visits.filter(({ visitor }) => visitor === 'customer').map(({ host }) => host.host));
  const sessions = new Map<string, string>();
  const account = { apiUrl, given: undefined, folder, now: () => new Date() };
  for (const host of hosts) sessions.set(host, await openSession(account, host));
  return sessions;
}

/** What has become worse for a remote's pages; how long they take is not a question of versions. */
export function worseThan(before: Look, now: Look, remote: string): string[] {
  const visits = now.visits.filter((visit) => visit.remote === remote);
  const judged = visits.flatMap((visit) => {
    const facts = now.facts[visit.key];
    if (!facts) return [`${remote}, ${visit.key}: was not reached, because an earlier page never ended`];
    return judgePage({ visit, now: facts, before: before.facts[visit.key], serverMs: Infinity });
  });
  return [...judged, ...now.unloadable.filter((line) => line.startsWith(`${remote},`))];
}
