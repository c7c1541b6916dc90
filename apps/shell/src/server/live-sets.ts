import type { Pointer } from '@proverka/release/release-set';
import { readTrustedSet, type Trust } from '@proverka/release/trusted-set';
import { activateSet, type ActiveSet, type SetLoader } from './active-set.ts';
import type { Renderers } from './renderers.ts';

/** A set that was refused is looked at again: its files may have come late. */
const retryMilliseconds = 5000;

type LiveSetsInput = SetLoader & Trust & { readonly renderers: Renderers };

/** The sets this process could serve: the active one, the one before it, and those announced. */
export function keepLiveSets(loader: LiveSetsInput, first: ActiveSet) {
  let active = first;
  let previous: ActiveSet | null = null;
  const ready = new Map<string, ActiveSet>();
  const maker = makeSets(loader);
  /** Pages that began on the set end; copies that no set needs any longer go with it. */
  const retire = async (set: ActiveSet) => {
    await set.close();
    const live = [active, ...(previous ? [previous] : []), ...ready.values()];
    if (!maker.isMaking())
      await loader.copies.keepOnly(live.flatMap((one) => Object.values(one.set.remotes)));
  };
  const known = (id: string) => [active, previous, ready.get(id)].find((live) => live?.set.id === id);
  const find = async (id: string) => known(id) ?? (await maker.make(id, active));
  return {
    active: () => active,
    state: () => ({
      set: active.set.id,
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
      if (previous && previous.set.id !== id) void retire(previous);
      previous = active;
      ready.delete(id);
      active = { ...next, releasedAt: movedAt };
      loader.report(`Set ${id} is served`);
    },
    /** Forgets sets that nobody announces any longer. */
    forgetAllBut: (ids: readonly string[]) => {
      maker.forgetAllBut(ids);
      for (const [id, set] of ready) {
        if (ids.includes(id)) continue;
        ready.delete(id);
        void retire(set);
      }
    },
  };
}

/** Makes sets, and remembers why it did not. */
function makeSets(loader: LiveSetsInput) {
  const refused = new Map<string, { readonly why: string; readonly at: number }>();
  let making = 0;
  return {
    isMaking: () => making > 0,
    make: async (id: string, active: ActiveSet): Promise<ActiveSet | null> => {
      const last = refused.get(id);
      if (last && Date.now() - last.at < retryMilliseconds) return null;
      making += 1;
      try {
        const set = await activateSet(loader, await readTrustedSet(loader, id), '', active);
        refused.delete(id);
        return set;
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        if (last?.why !== why) loader.report(`Set ${id} is refused; ${active.set.id} stays`, error);
        refused.set(id, { why, at: Date.now() });
        return null;
      } finally {
        making -= 1;
      }
    },
    refused: () => Object.fromEntries([...refused].map(([id, { why }]) => [id, why])),
    forgetAllBut: (ids: readonly string[]) => {
      for (const id of refused.keys()) if (!ids.includes(id)) refused.delete(id);
    },
  };
}
