import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type {
  FromRenderThread,
  PageOutcome,
  RenderRequest,
  RenderThreadData,
  ToRenderThread,
} from '../render/render-messages.ts';

interface RenderAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** The thread is done with the page, however much of it was read. */
  readonly ended: Promise<void>;
  /** Yields the HTML. */
  readonly body: AsyncGenerator<Uint8Array, PageOutcome>;
}

export interface RenderThread {
  readonly render: (request: Omit<RenderRequest, 'id'>, signal?: AbortSignal) => Promise<RenderAnswer>;
  /** Pages of the set that cannot be loaded, one sentence each. */
  readonly check: () => Promise<readonly string[]>;
  readonly isDead: () => boolean;
  readonly close: () => Promise<void>;
}

/** When a page is given up. What has begun is ended without its late parts, which the browser then asks for. */
export interface RenderTimes {
  readonly headMs: number;
  readonly restMs: number;
  /** A thread that does not answer even a cancellation by then is stuck in a loop. */
  readonly stuckMs: number;
}

const renderTimes: RenderTimes = { headMs: 10_000, restMs: 15_000, stuckMs: 1000 };

/** The thread ended under a page that may have nothing to do with it: another thread can render that. */
export class ThreadEnded extends Error {}

interface Waiting {
  readonly onHead: (status: number, headers: Record<string, string>) => void;
  readonly onChunk: (chunk: Uint8Array) => void;
  readonly onEnd: (outcome: PageOutcome) => void;
  readonly onFailure: (error: Error) => void;
}

/** Starts the thread that renders one release set. */
export async function startRenderThread(
  script: string,
  data: RenderThreadData,
  times: RenderTimes = renderTimes,
): Promise<RenderThread> {
  const worker = new Worker(script, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: 256 } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let death: Error | null = null;
  const post = (message: ToRenderThread) => worker.postMessage(message);
  const die = (error: Error) => {
    death ??= new ThreadEnded(error.message, { cause: error });
    for (const request of waiting.values()) request.onFailure(death);
    waiting.clear();
  };
  worker.on('message', (message: FromRenderThread) => dispatch(waiting, message));
  worker.on('error', (error: Error) => die(error));
  worker.on('exit', (code) =>
    die(new Error(`The render thread of set ${data.setId} ended with code ${code}`)),
  );
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(() => Promise.reject(death ?? new Error('exit'))),
  ]);

  return {
    isDead: () => death !== null,
    check: () => checkPages(worker, () => death ?? new Error(`The thread of set ${data.setId} ended`)),
    close: async () => {
      await worker.terminate();
    },
    render: (request, signal) => {
      if (death) return Promise.reject(death);
      lastId += 1;
      const id = lastId;
      const answer = awaitAnswer(waiting, id, times, () => {
        post({ kind: 'cancel', id });
        // The owner starts a new one.
        setTimeout(() => {
          if (waiting.has(id)) void worker.terminate();
        }, times.stuckMs).unref();
      });
      signal?.addEventListener('abort', () => post({ kind: 'cancel', id }), { once: true });
      post({ kind: 'render', request: { ...request, id } });
      return answer;
    },
  };
}

/** Longer than a page may take that only waits: what is silent for that long loops. */
const silenceMilliseconds = 8000;

/** A page that ends the thread or never ends itself is named, since it was announced before it was loaded. */
function checkPages(worker: Worker, whyEnded: () => Error): Promise<readonly string[]> {
  return new Promise((resolve) => {
    let last = 'the first page';
    const silence = setTimeout(() => {
      resolve([`${last}: its code loops without end while it is loaded`]);
      void worker.terminate();
    }, silenceMilliseconds);
    worker.on('message', (message: FromRenderThread) => {
      if (message.kind === 'checking') {
        last = message.what;
        silence.refresh();
      } else if (message.kind === 'checked') {
        clearTimeout(silence);
        resolve(message.problems);
      }
    });
    worker.once('exit', () => {
      clearTimeout(silence);
      resolve([`${last}: it ends the process that renders: ${whyEnded().message}`]);
    });
    worker.postMessage({ kind: 'check' } satisfies ToRenderThread);
  });
}

function dispatch(waiting: Map<number, Waiting>, message: FromRenderThread): void {
  if (!('id' in message)) return;
  const request = waiting.get(message.id);
  if (!request) return;
  if (message.kind === 'head') request.onHead(message.status, message.headers);
  else if (message.kind === 'chunk') request.onChunk(message.chunk);
  else {
    waiting.delete(message.id);
    if (message.kind === 'end') request.onEnd(message.outcome);
    else request.onFailure(new Error(message.message));
  }
}

function awaitAnswer(
  waiting: Map<number, Waiting>,
  id: number,
  { headMs, restMs }: RenderTimes,
  giveUp: () => void,
): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    const queue = createChunkQueue();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let timer = setTimeout(() => {
      reject(new Error('The page was not rendered in time'));
      giveUp();
    }, headMs);
    waiting.set(id, {
      onHead: (status, headers) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, restMs);
        resolve({ status, headers, ended, body: queue.read() });
      },
      onChunk: queue.push,
      onEnd: (outcome) => {
        clearTimeout(timer);
        end();
        queue.end(outcome);
      },
      onFailure: (error) => {
        clearTimeout(timer);
        end();
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
