import type { HostEntry } from '@proverka/brand/host';
import type { ReleaseSet } from '@proverka/release/release-set';
import type { ReleaseStore } from '@proverka/release/release-store';
import { openSession, type GateAccountSource } from './gate-account.ts';
import { heavyPages } from './judge-weight.ts';
import { keepFacts } from './kept-facts.ts';
import { observeSet, type Observation } from './observe-set.ts';
import type { TriedShell } from './served-pages.ts';
import { planVisits, type Visit } from './visits.ts';

export interface SetTrial {
  readonly store: ReleaseStore;
  readonly set: ReleaseSet;
  readonly changed: readonly string[];
  /** The set that is served: what its pages are, those of the new set have to be. */
  readonly base: ReleaseSet | null;
  readonly hosts: readonly HostEntry[];
  readonly account: GateAccountSource;
  readonly shellBuild: string;
  /** Starts a shell that serves a set and nothing else. */
  readonly startShell: (set: ReleaseSet) => Promise<TriedShell & { readonly stop: () => Promise<void> }>;
  readonly step: Observation['step'];
  readonly say: (line: string) => void;
}

/** A set that must not be released, with every reason. */
export class BadSet extends Error {}

/** Renders and opens the pages of a set and compares them with those of the set that is served; throws why it is worse. */
export async function trySet(trial: SetTrial): Promise<string> {
  const { store, set, changed, base, hosts, step } = trial;
  const heavy = await Promise.all(
    changed.map((remote) => (set.remotes[remote] ? heavyPages(store, set.remotes[remote]) : [])),
  );
  refuse(heavy.flat());
  const visits = planVisits(set, changed, hosts);
  const sessions = await step('sign in', () => openSessions(trial.account, visits));
  const sessionOf = ({ visitor, host }: Visit) =>
    visitor === 'guest' ? null : (sessions.get(host.host) ?? null);
  const kept = keepFacts(store, trial.shellBuild);
  const observe = async (of: ReleaseSet, seen: readonly Visit[], before: Observation['before']) => {
    const shell = await step(`start a shell with set ${of.id}`, () => trial.startShell(of));
    try {
      return await observeSet({ ...trial, set: of, shell, visits: seen, sessionOf, before });
    } finally {
      await shell.stop();
    }
  };
  const before = base ? await kept.read(base, visits) : {};
  const unknown = visits.filter(({ key, remote }) => base?.remotes[remote] && !before[key]);
  if (base && unknown.length > 0) {
    trial.say('    the pages that are served now are not known yet: they are looked at first');
    const now = await observe(base, unknown, null);
    Object.assign(before, now.facts);
    await kept.keep(base, unknown, now.facts);
  }
  const { facts, problems } = await observe(set, visits, before);
  refuse(problems);
  await kept.keep(set, visits, facts);
  const opened = Object.values(facts).filter((page) => page.opened !== null).length;
  return `passed: ${visits.length} pages rendered, ${opened} of them in a browser`;
}

async function openSessions(
  account: GateAccountSource,
  visits: readonly Visit[],
): Promise<ReadonlyMap<string, string>> {
  const hosts = new Set(visits.filter(({ visitor }) => visitor === 'customer').map(({ host }) => host.host));
  const sessions = new Map<string, string>();
  for (const host of hosts) sessions.set(host, await openSession(account, host));
  return sessions;
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new BadSet(`The gate refuses this release:\n- ${problems.join('\n- ')}`);
}
