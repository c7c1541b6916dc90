import type { PageOutcome } from '../render/render-messages.ts';

export type PageEnd = 'done' | 'failed';

/** A page that is being rendered elsewhere. */
export interface RenderAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Whoever renders is done with the page, however much of it was read: all of it came, or it broke off. */
  readonly ended: Promise<PageEnd>;
  /** Nothing more will arrive than what is there to be read. */
  readonly isComplete: () => boolean;
  /** Yields the HTML. */
  readonly body: AsyncGenerator<Uint8Array, PageOutcome>;
}

/** When a page is given up. What has begun is ended without its late parts, which the browser then asks for. */
export interface RenderTimes {
  readonly headMs: number;
  readonly restMs: number;
}

export const renderTimes: RenderTimes = { headMs: 10_000, restMs: 15_000 };

export class PageTimedOut extends Error {}

/** What arrives of a page. */
export interface PageEvents {
  readonly onHead: (status: number, headers: Record<string, string>) => void;
  readonly onChunk: (chunk: Uint8Array) => void;
  readonly onEnd: (outcome: PageOutcome) => void;
  readonly onFailure: (error: Error) => void;
}

/** `expect` gets the receiver of what arrives; `giveUp` is called when the page is late. */
export function awaitAnswer(
  { headMs, restMs }: RenderTimes,
  expect: (events: PageEvents) => void,
  giveUp: () => void,
): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    const queue = createChunkQueue();
    const { promise: ended, resolve: end } = Promise.withResolvers<PageEnd>();
    let timer = setTimeout(() => {
      reject(new PageTimedOut('The page was not rendered in time'));
      giveUp();
    }, headMs);
    expect({
      onHead: (status, headers) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, restMs);
        resolve({ status, headers, ended, isComplete: queue.isComplete, body: queue.read() });
      },
      onChunk: queue.push,
      onEnd: (outcome) => {
        clearTimeout(timer);
        end('done');
        queue.end(outcome);
      },
      onFailure: (error) => {
        clearTimeout(timer);
        end('failed');
        reject(error);
        queue.fail(error);
      },
    });
  });
}

function createChunkQueue() {
  const chunks: Uint8Array[] = [];
  let outcome: PageOutcome | Error | null = null;
  let wake: () => void = () => undefined;
  return {
    push: (chunk: Uint8Array) => {
      chunks.push(chunk);
      wake();
    },
    end: (known: PageOutcome) => {
      outcome = known;
      wake();
    },
    fail: (error: Error) => {
      outcome = error;
      wake();
    },
    /** Of a page read up to its last chunk. */
    isComplete: () => outcome !== null && chunks.length === 0,
    async *read(): AsyncGenerator<Uint8Array, PageOutcome> {
      for (;;) {
        const chunk = chunks.shift();
        if (chunk) yield chunk;
        else if (outcome instanceof Error) throw outcome;
        else if (outcome) return outcome;
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    },
  };
}
