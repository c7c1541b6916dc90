import type { HostEntry } from '@proverka/brand/host';
import type { ReleaseSet } from '@proverka/release/release-set';
import type { ReleaseStore } from '@proverka/release/release-store';
import { randomUUID } from 'node:crypto';
import { openSession, type GateAccountSource } from './gate-account.ts';
import { openDeskSession, type GateStaffSource } from './gate-staff.ts';
import { heavyPages } from './judge-weight.ts';
import { keepFacts } from './kept-facts.ts';
import {
  factsOf,
  judgeSet,
  openSet,
  serveSet,
  type BadPage,
  type Observation,
  type Opened,
  type Served,
  type TriedSet,
} from './observe-set.ts';
import type { FactsOfPages } from './page-facts.ts';
import type { TriedShell } from './served-pages.ts';
import { askSlowAnew } from './slow-pages.ts';
import { createVisitors } from './visitors.ts';
import { planVisits, type Visit, type Visitor } from './visits.ts';

export interface SetTrial {
  readonly store: ReleaseStore;
  readonly set: ReleaseSet;
  readonly changed: readonly string[];
  /** The set that is served: what its pages are, those of the new set have to be. */
  readonly base: ReleaseSet | null;
  readonly hosts: readonly HostEntry[];
  readonly account: GateAccountSource;
  /** Whom the gate plays at the desk; null leaves its pages to guests. */
  readonly staff: GateStaffSource | null;
  readonly shellBuild: string;
  /** Starts a shell that serves a set and nothing else. */
  readonly startShell: (set: ReleaseSet) => Promise<TriedShell & { readonly stop: () => Promise<void> }>;
  readonly step: Observation['step'];
}

/** A set that must not be released, with every reason. */
export class BadSet extends Error {}

/** Renders and opens the pages of a set and compares them with those of the set that is served; throws why it is worse. */
export async function trySet(trial: SetTrial): Promise<string> {
  const { store, set, changed, base, hosts, step } = trial;
  const releases = changed.flatMap((remote) => set.remotes[remote] ?? []);
  const heavy = await Promise.all(releases.map((release) => heavyPages(store, release)));
  refuse(heavy.flat());
  const visits = planVisits(set, changed, hosts, trial.staff !== null);
  const sessions = await step('sign in', () => openSessions(trial, visits));
  const observation = {
    visits,
    step,
    visitors: createVisitors(sessions, randomUUID()),
  };
  const kept = keepFacts(store, trial.shellBuild);
  return withShells(trial, async (shellOf) => {
    const first = await serveSet(observation, await shellOf(set));
    const before = base ? await kept.read(base, visits) : {};
    const { served, known } = await askSlowAnew(
      observation,
      { set, served: first, base, shellOf },
      await addServed(observation, base, before, shellOf),
    );
    refuse(reasonsOf(judgeSet(set, visits, served, new Map(), known)));
    const { facts: opened, unloadable } = await openSet(observation, await shellOf(set), served, known);
    refuse(unloadable);
    const bad = judgeSet(set, visits, served, opened, known);
    refuse(reasonsOf(await withoutExcused(bad, { observation, set, base, served, opened, known, shellOf })));
    await kept.keep(set, visits, factsOf(served, opened));
    return `passed: ${served.size} pages rendered, ${opened.size} of them in a browser`;
  });
}

type ShellOf = (set: ReleaseSet) => Promise<TriedSet>;

/** Starts shells when they are first asked for, and ends them all. */
async function withShells<T>(
  { startShell, step }: SetTrial,
  run: (shellOf: ShellOf) => Promise<T>,
): Promise<T> {
  const shells = new Map<string, ReturnType<SetTrial['startShell']>>();
  try {
    return await run(async (set) => {
      const shell = shells.get(set.id) ?? step(`start a shell with set ${set.id}`, () => startShell(set));
      shells.set(set.id, shell);
      return { set, shell: await shell };
    });
  } finally {
    for (const shell of await Promise.allSettled(shells.values()))
      if (shell.status === 'fulfilled') await shell.value.stop();
  }
}

/** What is served now is asked for where nobody has kept what it is like. */
async function addServed(
  observation: Observation,
  base: ReleaseSet | null,
  before: FactsOfPages,
  shellOf: ShellOf,
): Promise<FactsOfPages> {
  const visits = observation.visits.filter(({ key, remote }) => base?.remotes[remote] && !before[key]);
  if (!base || visits.length === 0) return before;
  const served = await serveSet({ ...observation, visits }, await shellOf(base));
  return { ...factsOf(served, new Map()), ...before };
}

interface Excuse {
  readonly observation: Observation;
  readonly set: ReleaseSet;
  readonly base: ReleaseSet | null;
  readonly served: Served;
  readonly opened: Opened;
  readonly known: FactsOfPages;
  readonly shellOf: ShellOf;
}

/** A fault the served page has too blocks nobody: pages nobody has opened yet are opened as they are served. */
async function withoutExcused(
  bad: readonly BadPage[],
  { observation, set, base, served, opened, known, shellOf }: Excuse,
): Promise<readonly BadPage[]> {
  const keys = new Set(bad.map(({ visit }) => visit.key));
  const visits = observation.visits.filter(
    ({ key, remote }) =>
      keys.has(key) &&
      base?.remotes[remote] &&
      known[key]?.served.status === 200 &&
      known[key].opened === null,
  );
  if (!base || visits.length === 0) return bad;
  const was = new Map(visits.flatMap(({ key }) => (known[key] ? [[key, known[key].served] as const] : [])));
  const { facts } = await openSet({ ...observation, visits }, await shellOf(base), was, {});
  const all = { ...known, ...factsOf(was, facts) };
  return judgeSet(set, observation.visits, served, opened, all);
}

const reasonsOf = (bad: readonly BadPage[]): string[] => bad.map(({ reason }) => reason);

async function openSessions(
  { account, staff }: Pick<SetTrial, 'account' | 'staff'>,
  visits: readonly Visit[],
): Promise<ReadonlyMap<string, string>> {
  const hostsOf = (who: Visitor) =>
    new Set(visits.filter(({ visitor }) => visitor === who).map(({ host }) => host.host));
  const sessions = new Map<string, string>();
  for (const host of hostsOf('customer')) sessions.set(host, await openSession(account, host));
  if (staff) for (const host of hostsOf('staff')) sessions.set(host, await openDeskSession(staff, host));
  return sessions;
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new BadSet(`The gate refuses this release:\n- ${problems.join('\n- ')}`);
}
