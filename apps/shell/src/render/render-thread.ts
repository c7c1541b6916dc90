import { parentPort, workerData } from 'node:worker_threads';
import { renderPage } from './render-page.tsx';
import type { FromRenderThread, RenderRequest, RenderThreadData, ToRenderThread } from './render-messages.ts';
import { createRenderSet } from './render-set.ts';

/**
 * One thread renders one release set: its module caches and federation instances end with it when the set is retired, and
 * a remote that hangs or crashes takes down this thread, not the server.
 */
if (!parentPort) throw new Error('render-thread runs as a worker thread');
const port = parentPort;
const set = createRenderSet(workerData as RenderThreadData);
const running = new Map<number, AbortController>();
const send = (message: FromRenderThread) => port.postMessage(message);

port.on('message', (message: ToRenderThread) => {
  if (message.kind === 'cancel') running.get(message.id)?.abort();
  else if (message.kind === 'check')
    void set
      .problems((what) => send({ kind: 'checking', what }))
      .then((problems) => send({ kind: 'checked', problems }));
  else void answer(message.request);
});
send({ kind: 'ready' });

async function answer(request: RenderRequest): Promise<void> {
  const { id } = request;
  const controller = new AbortController();
  running.set(id, controller);
  const fail = (error: unknown) => {
    running.delete(id);
    send({
      kind: 'failure',
      id,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  };
  try {
    const page = await renderPage(set, request, controller.signal);
    const head = () => send({ kind: 'head', id, status: page.status, headers: page.headers });
    const end = () => {
      running.delete(id);
      send({ kind: 'end', id, outcome: page.outcome });
    };
    if (!page.send) {
      head();
      end();
      return;
    }
    const encoder = new TextEncoder();
    page.send({
      head,
      end,
      fail,
      write: (html) => {
        if (html.length > 0)
          send({ kind: 'chunk', id, chunk: typeof html === 'string' ? encoder.encode(html) : html });
      },
    });
  } catch (error) {
    fail(error);
  }
}
