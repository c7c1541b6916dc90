import { readTrustedSet, type Trust } from '@proverka/release/trusted-set';
import { activateSet, storingNothing, type SetLoader } from './active-set.ts';
import type { ChannelWatch } from './channel-watch.ts';
import { keepRenderers } from './renderers.ts';

/**
 * Serves one set and follows no channel, for whoever tries a set before it is released. Nothing is stored: a page that is asked
 * for is rendered, and no other page is rendered meanwhile.
 */
export async function serveFixedSet(loader: SetLoader & Trust, id: string): Promise<ChannelWatch> {
  const set = await readTrustedSet(loader, id);
  const renderers = keepRenderers(loader);
  const active = await activateSet(storingNothing({ ...loader, renderers }), set, null);
  return {
    current: () => active,
    tried: () => null,
    state: () => ({ set: id, candidate: null, ready: [], refused: {} }),
    look: () => undefined,
    renderers,
    close: async () => {
      await active.close();
      await renderers.close();
    },
  };
}
