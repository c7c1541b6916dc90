import { createBlame } from './blame.ts';
import { keepProcess } from './kept-process.ts';
import { PageTimedOut, type RenderAnswer } from './render-answer.ts';
import { ProcessEnded } from './process-life.ts';
import type { PageJob, RenderProcess, RenderProcessStart } from './render-process.ts';

/** The remote cannot render this page now; why was reported when it was decided. */
export class RemoteRests extends Error {}

export interface RemoteRenderer {
  /** Rejects with `RemoteRests` at once while the page or its remote rests. */
  readonly render: (job: PageJob) => Promise<RenderAnswer>;
  readonly closeSet: (setId: string) => void;
  readonly close: () => Promise<void>;
}

interface RemoteRendererInput {
  readonly remote: string;
  readonly start: (how: Pick<RenderProcessStart, 'isSuspect' | 'onDeath'>) => Promise<RenderProcess>;
  readonly now: () => number;
  readonly report: (message: string, error?: unknown) => void;
}

/** A process gives its memory back when nobody asks for its remote; sooner when nobody has but the store. */
const togetherTimes = { visitedMs: 10 * 60_000, aheadMs: 15_000 };
const aloneTimes = { visitedMs: 30_000, aheadMs: 30_000 };
/** Of one remote at once: a page that hangs must not take the places of all others. */
const mostPages = 48;
const mostWaitingAlone = 4;
/**
 * Renders the pages of one version of a remote. A route whose page ended the process rests, longer each time, and is then tried
 * alone, in a process of its own; so is every route that was there by chance, at once.
 */
export function createRemoteRenderer({ remote, start, now, report }: RemoteRendererInput): RemoteRenderer {
  const blame = createBlame({ remote, now, report });
  let pages = 0;
  const together = keepProcess(() => start({ onDeath: blame.onDeath }), togetherTimes);
  const alone = keepProcess(() => start({ onDeath: blame.onDeathAlone, isSuspect: true }), aloneTimes);
  const inTurn = takeTurns(mostWaitingAlone);
  const renderAlone = (job: PageJob) =>
    inTurn(async () => {
      if (blame.isResting(job.route)) throw new RemoteRests();
      const answer = await (await alone.current()).render(job);
      return { answer, isOver: answer.ended };
    }).then((answer) => {
      void answer.ended.then(() => blame.acquit(job.route));
      return answer;
    });
  const renderTogether = async (job: PageJob) => {
    try {
      return await (await together.current(job.isAhead)).render(job);
    } catch (error) {
      if (!(error instanceof ProcessEnded) || blame.isResting(job.route)) throw error;
      return blame.isSuspect(job.route)
        ? renderAlone(job)
        : (await together.current(job.isAhead)).render(job);
    }
  };
  const render = async (job: PageJob) => {
    if (blame.isResting(job.route) || pages >= mostPages) throw new RemoteRests();
    pages += 1;
    try {
      const answer = await (blame.isSuspect(job.route) ? renderAlone(job) : renderTogether(job));
      void answer.ended.then(() => (pages -= 1));
      return answer;
    } catch (error) {
      pages -= 1;
      if (error instanceof PageTimedOut) blame.rest(job.route, error);
      throw error instanceof ProcessEnded ? new RemoteRests() : error;
    }
  };
  return {
    render,
    closeSet: (setId) => {
      for (const lane of [together, alone]) lane.closeSet(setId);
    },
    close: async () => {
      await Promise.all([together.close(), alone.close()]);
    },
  };
}

/** One page at a time, to its end; whoever finds too many waiting is turned away. */
function takeTurns(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (
    act: () => Promise<{ readonly answer: RenderAnswer; readonly isOver: Promise<unknown> }>,
  ): Promise<RenderAnswer> => {
    if (waiting >= mostWaiting) throw new RemoteRests();
    waiting += 1;
    const turn = last.then(act);
    last = turn
      .then(({ isOver }) => isOver)
      .catch(() => undefined)
      .finally(() => (waiting -= 1));
    return (await turn).answer;
  };
}
