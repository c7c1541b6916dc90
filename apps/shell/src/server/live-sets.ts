import type { Candidate, Pointer } from '@proverka/release/release-set';
import { readTrustedSet, type Trust } from '@proverka/release/trusted-set';
import { trialName } from '@proverka/release/visitor-share';
import { activateSet, type ActiveSet, type SetLoader } from './active-set.ts';
import type { Renderers } from './renderers.ts';

/** A set that some visitors try. */
export interface Tried {
  readonly set: ActiveSet;
  readonly candidate: Candidate;
  /** The name of the trial, by which counts are kept. */
  readonly trial: string;
  /** When this process began with it, in milliseconds since 1970. */
  readonly since: number;
}

/** A set that was refused is looked at again: its files may have come late. */
const retryMilliseconds = 5000;

type LiveSetsInput = SetLoader & Trust & { readonly renderers: Renderers };

/** The sets this process could serve: the active one, the one some visitors try, the one before, and those announced. */
export function keepLiveSets(loader: LiveSetsInput, first: ActiveSet) {
  const slots: Slots = { active: first, previous: null, tried: null, ready: new Map() };
  const maker = makeSets(loader);
  /** One set may stand in two places: it is closed when it stands in none, after the pages that began on it. */
  const leave = (left: ActiveSet | null) => {
    if (left && !liveSet(slots, left.set.id)) void left.close();
  };
  const find = async (id: string) => liveSet(slots, id) ?? (await maker.make(id, slots.active));
  return {
    active: () => slots.active,
    /** The set some visitors try, beside the active one. */
    tried: () => slots.tried,
    state: () => ({
      set: slots.active.set.id,
      candidate: slots.tried?.set.set.id ?? null,
      ready: [...(slots.previous ? [slots.previous.set.id] : []), ...slots.ready.keys()],
      refused: maker.refused(),
    }),
    /** Makes an announced set ready, so that the switch to it takes no time. */
    prepare: async (id: string) => {
      const set = await find(id);
      if (set && !liveSet(slots, id)) slots.ready.set(id, set);
    },
    /** Between two requests; the set that is left stays warm, since a rollback goes there. */
    switchTo: async ({ set: id }: Pointer) => {
      const next = id === slots.active.set.id ? null : await find(id);
      if (!next) return;
      const { previous, active } = slots;
      Object.assign(slots, { active: next, previous: active });
      slots.ready.delete(id);
      if (slots.tried?.set.set.id === id) slots.tried = null;
      leave(previous);
      loader.report(`Set ${id} is served`);
    },
    /** From here on some visitors get this set; `null` ends that. */
    tryOut: async (candidate: Candidate | null) => {
      const set = candidate && (await find(candidate.set));
      const left = slots.tried?.set ?? null;
      slots.tried = candidate && set && triedBeside(slots, candidate, set);
      if (candidate) slots.ready.delete(candidate.set);
      if (left?.set.id === set?.set.id) return;
      set?.pages.dropChanged();
      reportTrial(loader, slots.tried, left);
      leave(left);
    },
    /** Forgets sets that nobody announces any longer. */
    forgetAllBut: (ids: readonly string[]) => {
      maker.forgetAllBut(ids);
      for (const [id, set] of slots.ready) {
        if (!ids.includes(id) && slots.ready.delete(id)) leave(set);
      }
    },
    close: () => Promise.all(allOf(slots).map((set) => set.close())),
  };
}

function reportTrial({ report }: SetLoader, tried: Tried | null, left: ActiveSet | null): void {
  if (tried) report(`Set ${tried.set.set.id} is tried by ${tried.candidate.percent} % of the visitors`);
  if (left) report(`Set ${left.set.id} is not tried any longer`);
}

interface Slots {
  active: ActiveSet;
  previous: ActiveSet | null;
  tried: Tried | null;
  readonly ready: Map<string, ActiveSet>;
}

const allOf = ({ active, previous, tried, ready }: Slots): ActiveSet[] =>
  [active, previous, tried?.set, ...ready.values()].flatMap((set) => set ?? []);

const liveSet = (slots: Slots, id: string) => allOf(slots).find(({ set }) => set.id === id);

function triedBeside({ active, tried }: Slots, candidate: Candidate, set: ActiveSet): Tried {
  const trial = trialName(active.set.id, candidate);
  return { set, candidate, trial, since: tried?.trial === trial ? tried.since : Date.now() };
}

/** Makes sets, and remembers why it did not. */
function makeSets(loader: LiveSetsInput) {
  const refused = new Map<string, { readonly why: string; readonly at: number }>();
  return {
    make: async (id: string, active: ActiveSet): Promise<ActiveSet | null> => {
      const last = refused.get(id);
      if (last && Date.now() - last.at < retryMilliseconds) return null;
      try {
        const set = await activateSet(loader, await readTrustedSet(loader, id), active);
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
