import type { RenderProcess } from './render-process.ts';

export interface KeptProcess {
  /** The running process; one that died is replaced. */
  readonly current: (isAhead?: boolean) => Promise<RenderProcess>;
  readonly closeSet: (setId: string) => void;
  readonly close: () => Promise<void>;
}

/** How long a process is kept after the last page: one a visitor asked for, or one made ahead that nobody waits for. */
export interface IdleTimes {
  readonly visitedMs: number;
  readonly aheadMs: number;
}

/** Starts a process when it is first asked for, replaces it when it died, and ends it when nobody asks any longer. */
export function keepProcess(start: () => Promise<RenderProcess>, idleTimes: IdleTimes): KeptProcess {
  let running: Promise<RenderProcess> | null = null;
  let isClosed = false;
  let isVisited = false;
  let idle: NodeJS.Timeout | undefined;
  const end = async () => {
    const ended = running;
    running = null;
    isVisited = false;
    clearTimeout(idle);
    const renderer = await ended?.catch(() => null);
    await renderer?.close();
  };
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(() => void end(), isVisited ? idleTimes.visitedMs : idleTimes.aheadMs).unref();
  };
  return {
    current: async (isAhead = false) => {
      isVisited ||= !isAhead;
      if (isClosed) throw new Error('A page was asked for after its set was closed');
      rest();
      const known = running;
      const renderer = await known?.catch(() => null);
      if (renderer && !renderer.isDead()) return renderer;
      // Of all requests that find the process dead, one starts another.
      if (running === known || running === null) running = start();
      return running;
    },
    closeSet: (setId) => void running?.then((renderer) => renderer.closeSet(setId)).catch(() => undefined),
    close: async () => {
      isClosed = true;
      await end();
    },
  };
}
