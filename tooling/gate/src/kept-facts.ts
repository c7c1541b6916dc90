import { releasePaths } from '@proverka/release/release-paths';
import type { ReleaseSet } from '@proverka/release/release-set';
import type { ReleaseStore } from '@proverka/release/release-store';
import { createHash } from 'node:crypto';
import { factsOfPagesSchema, type FactsOfPages } from './page-facts.ts';
import type { Visit } from './visits.ts';

/** Changes with what is looked at: facts of another gate are not comparable. */
const gateVersion = 1;

export interface KeptFacts {
  /** Facts of these visits as the set showed them before, as far as they are known. */
  readonly read: (set: ReleaseSet, visits: readonly Visit[]) => Promise<FactsOfPages>;
  readonly keep: (set: ReleaseSet, visits: readonly Visit[], facts: FactsOfPages) => Promise<void>;
}

/** Keeps what pages of a version were like, so that the next version is compared without rendering this one again. */
export function keepFacts(store: ReleaseStore, shellBuild: string): KeptFacts {
  const fileOf = (set: ReleaseSet, remote: string, keys: readonly string[]) => {
    const version = set.remotes[remote]?.version;
    const all = JSON.stringify([gateVersion, shellBuild, remote, version, [...keys].sort()]);
    return releasePaths.facts(createHash('sha256').update(all).digest('hex').slice(0, 24));
  };
  const byRemote = (visits: readonly Visit[]) => Map.groupBy(visits, ({ remote }) => remote);
  return {
    read: async (set, visits) => {
      const known = [...byRemote(visits)].map(async ([remote, ofRemote]) => {
        const keys = ofRemote.map(({ key }) => key);
        const content = await store.getFile(fileOf(set, remote, keys));
        return content ? factsOfPagesSchema.parse(JSON.parse(content.toString('utf8'))) : {};
      });
      return Object.assign({}, ...(await Promise.all(known))) as FactsOfPages;
    },
    keep: async (set, visits, facts) => {
      for (const [remote, ofRemote] of byRemote(visits)) {
        const keys = ofRemote.map(({ key }) => key);
        const file = fileOf(set, remote, keys);
        if (await store.getFile(file)) continue;
        const own = Object.fromEntries(keys.flatMap((key) => (facts[key] ? [[key, facts[key]]] : [])));
        await store.putFile(file, JSON.stringify(own));
      }
    },
  };
}
