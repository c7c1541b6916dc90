import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { documentEnd, queryStateBlock } from './html-document.ts';
import { queryStateText } from './json-text.ts';

export interface HtmlSink {
  readonly head: () => void;
  readonly write: (html: string | Uint8Array) => void;
  readonly end: () => void;
  /** Nothing was sent yet: another response is still possible. */
  readonly fail: (error: unknown) => void;
}

/** A page that can be rendered. */
export interface PageContent {
  readonly element: ReactNode;
  readonly start: () => string;
  readonly queryClient: QueryClient;
  /** Hashes of queries the browser runs itself. */
  readonly late: ReadonlySet<string>;
  readonly nonce: string | null;
  readonly sink: HtmlSink;
  readonly signal: AbortSignal;
}

/**
 * Streams a page: the layout at once, late parts as their queries finish. The results of late queries are written right
 * before the HTML that uses them, so that hydration finds them. Without a nonce the page is to be stored and is sent when
 * complete, because revealing late parts takes inline scripts.
 */
export function streamHtml(
  { element, start, queryClient, late, nonce, sink, signal }: PageContent,
  render: typeof renderToPipeableStream,
): void {
  const isForStore = nonce === null;
  let hasStarted = false;
  const begin = () => {
    hasStarted = true;
    const sentQueries = new Set([...succeeded(queryClient), ...late]);
    sink.head();
    sink.write(start());
    const { pipe } = stream;
    pipe(htmlWriter(sink, () => newQueryState(queryClient, sentQueries)));
  };
  const stream = render(element, {
    // Or React puts parts aside that are ready and reveals them by inline script, some after the first paint; a stored page has
    // no scripts at all.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(nonce !== null && { nonce }),
    onShellReady: () => {
      if (!isForStore) begin();
    },
    onAllReady: () => {
      if (isForStore) begin();
    },
    onShellError: (error) => sink.fail(error),
    onError: (error) => {
      if (!hasStarted && isForStore) sink.fail(error);
    },
  });
  signal.addEventListener('abort', () => stream.abort(), { once: true });
}

const succeeded = (queryClient: QueryClient): string[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryHash }) => queryHash);

function newQueryState(queryClient: QueryClient, sent: Set<string>): string | null {
  const fresh = succeeded(queryClient).filter((hash) => !sent.has(hash));
  if (fresh.length === 0) return null;
  for (const hash of fresh) sent.add(hash);
  return queryStateText(
    dehydrate(queryClient, { shouldDehydrateQuery: ({ queryHash }) => fresh.includes(queryHash) }),
  );
}

/** React writes a batch within one tick; what is written between two batches cannot split a tag. */
function htmlWriter(sink: HtmlSink, takeQueryState: () => string | null): Writable {
  let isBatchOpen = false;
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      if (!isBatchOpen) {
        isBatchOpen = true;
        setImmediate(() => {
          isBatchOpen = false;
        });
        sink.write(queryStateBlock(takeQueryState()));
      }
      sink.write(chunk);
      done();
    },
    final(done) {
      sink.write(documentEnd);
      sink.end();
      done();
    },
  });
}
