import type { Candidate, Pointer } from '@proverka/release/release-set';
import { readTrustedSet, type Trust } from '@proverka/release/trusted-set';
import { trialName } from '@proverka/release/visitor-share';
import { activateSet, type ActiveSet, type SetLoader } from './active-set.ts';

/** A set that some visitors try. */
export interface Tried {
  readonly set: ActiveSet;
  readonly candidate: Candidate;
  /** The name of the trial, by which counts are kept. */
  readonly trial: string;
}

/** How long requests that began on a set may run after it was left, before its thread is terminated. */
const retireMilliseconds = 30_000;
/** A set that was refused is looked at again: its files may have come late. */
const retryMilliseconds = 5000;

/** The sets this process could serve: the active one, the one some visitors try, the one before, and those announced. */
export function keepLiveSets(loader: SetLoader & Trust, first: ActiveSet) {
  let active = first;
  let previous: ActiveSet | null = null;
  let tried: Tried | null = null;
  const ready = new Map<string, ActiveSet>();
  const maker = makeSets(loader);
  const known = (id: string) =>
    [active, previous, tried?.set, ready.get(id)].find((live) => live?.set.id === id);
  const find = async (id: string) => known(id) ?? (await maker.make(id, active));
  return {
    active: () => active,
    /** The set some visitors try, beside the active one. */
    tried: () => tried,
    state: () => ({
      set: active.set.id,
      candidate: tried?.set.set.id ?? null,
      ready: [...(previous ? [previous.set.id] : []), ...ready.keys()],
      refused: maker.refused(),
    }),
    /** Makes an announced set ready, so that the switch to it takes no time. */
    prepare: async (id: string) => {
      const set = await find(id);
      if (set && !known(id)) ready.set(id, set);
    },
    /** Between two requests; the set that is left stays warm, since a rollback goes there. */
    switchTo: async ({ set: id, movedAt }: Pointer) => {
      const next = id === active.set.id ? null : await find(id);
      if (!next) return;
      if (previous && previous.set.id !== id) retire(previous);
      previous = active;
      ready.delete(id);
      if (tried?.set.set.id === id) tried = null;
      active = { ...next, releasedAt: movedAt };
      loader.report(`Set ${id} is served`);
    },
    /** From here on some visitors get this set; `null` ends that. */
    tryOut: async (candidate: Candidate | null) => {
      const set = candidate && (await find(candidate.set));
      const left = tried?.set;
      if (candidate && set) {
        ready.delete(candidate.set);
        tried = { set, candidate, trial: trialName(active.set.id, candidate) };
        if (left !== set)
          loader.report(`Set ${candidate.set} is tried by ${candidate.percent} % of the visitors`);
      } else tried = null;
      if (!left || [active, previous, tried?.set].includes(left)) return;
      loader.report(`Set ${left.set.id} is not tried any longer`);
      retire(left);
    },
    /** Forgets sets that nobody announces any longer. */
    forgetAllBut: (ids: readonly string[]) => {
      maker.forgetAllBut(ids);
      for (const [id, set] of ready) {
        if (ids.includes(id)) continue;
        ready.delete(id);
        retire(set);
      }
    },
    close: async () => {
      const all = [active, ...(previous ? [previous] : []), ...(tried ? [tried.set] : []), ...ready.values()];
      await Promise.all(all.map((set) => set.close()));
    },
  };
}

const retire = (set: ActiveSet) => void setTimeout(() => void set.close(), retireMilliseconds).unref();

/** Makes sets, and remembers why it did not. */
function makeSets(loader: SetLoader & Trust) {
  const refused = new Map<string, { readonly why: string; readonly at: number }>();
  return {
    make: async (id: string, active: ActiveSet): Promise<ActiveSet | null> => {
      const last = refused.get(id);
      if (last && Date.now() - last.at < retryMilliseconds) return null;
      try {
        const set = await activateSet(loader, await readTrustedSet(loader, id), '', active);
        refused.delete(id);
        return set;
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        if (last?.why !== why) loader.report(`Set ${id} is refused; ${active.set.id} stays`, error);
        refused.set(id, { why, at: Date.now() });
        return null;
      }
    },
    refused: () => Object.fromEntries([...refused].map(([id, { why }]) => [id, why])),
    forgetAllBut: (ids: readonly string[]) => {
      for (const id of refused.keys()) if (!ids.includes(id)) refused.delete(id);
    },
  };
}
