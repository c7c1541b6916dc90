import { parseRefusal, type FileRefusal } from '@proverka/extract/parse-refusals';
import type { ReadDocument } from '@proverka/extract/read-document';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { extractOf, type ReadInThread } from './extract-reading/extract-thread.ts';

export interface ExtractReader {
  /**
   * Reads a document of the register, or the archive it came in, in a thread of its own: `read-extract-apart.ts` is the only
   * way to read one in a server. Any bytes give a document or one refusal; documents wait for their turn. Rejects only when
   * the signal is aborted or the reader is closed.
   */
  readonly read: (bytes: Uint8Array, signal?: AbortSignal) => Promise<ReadDocument>;
  readonly close: () => Promise<void>;
}

interface ReaderLimits {
  /** A busy machine needs several times what the largest accepted document takes. */
  readonly milliseconds: number;
  readonly heapMb: number;
  /** The thread is kept this long after a document, because starting one takes longer than reading most documents. */
  readonly idleMilliseconds: number;
}

/** More only lets garbage pile up: a document lives as long as the thread works on it. */
const YOUNG_MB = 16;
const closedWords = 'The reader of extracts is closed';
const usual: ReaderLimits = { milliseconds: 10_000, heapMb: 160, idleMilliseconds: 600_000 };
const thread = fileURLToPath(new URL('extract-reading/extract-thread.ts', import.meta.url));

/**
 * Starts its thread with the first document. A document that exceeds a limit ends the thread and nothing else; the next one
 * gets a new thread.
 */
export function createExtractReader(
  onFailure: (error: unknown) => void,
  { milliseconds, heapMb, idleMilliseconds }: ReaderLimits = usual,
): ExtractReader {
  const pool = new Piscina<Uint8Array, ReadInThread>({
    filename: thread,
    name: 'readInThread',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMilliseconds,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    // Whatever stands in a document, there is nothing to find in the thread's environment.
    env: {},
  });
  // A thread that ends between two documents is no trouble of a document.
  pool.on('error', onFailure);

  let isClosed = false;
  const readNow = async (bytes: Uint8Array, signal: AbortSignal | undefined): Promise<ReadDocument> => {
    signal?.throwIfAborted();
    if (isClosed) throw new Error(closedWords);
    const deadline = AbortSignal.timeout(milliseconds);
    try {
      const { own, transferList } = ownBytes(bytes);
      const read = await pool.run(own, {
        transferList,
        signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
      });
      if (!read.ok) return read;
      const { json, ...rest } = read;
      return { ...rest, extract: extractOf(json) };
    } catch (error) {
      signal?.throwIfAborted();
      if (isClosed) throw new Error(closedWords, { cause: error });
      const code = codeOf(error, deadline);
      if (code === 'reader_failed') onFailure(error);
      return parseRefusal(code);
    }
  };

  let last: Promise<unknown> = Promise.resolve();
  return {
    read: (bytes, signal) => {
      // The time limit counts from a document's turn, which the pool's own queue does not tell.
      const mine = last.then(() => readNow(bytes, signal));
      last = mine.catch(() => undefined);
      return mine;
    },
    close: async () => {
      isClosed = true;
      await pool.destroy();
    },
  };
}

/** A copy, so that the caller keeps its bytes; of a part of a buffer, nothing else of the buffer crosses over. */
function ownBytes(bytes: Uint8Array): { own: Uint8Array; transferList: ArrayBuffer[] } {
  if (bytes.buffer instanceof SharedArrayBuffer) return { own: bytes, transferList: [] };
  const own = new Uint8Array(bytes);
  return { own, transferList: [own.buffer] };
}

function codeOf(error: unknown, deadline: AbortSignal): FileRefusal['code'] {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return 'too_much_memory';
  return deadline.aborted ? 'too_slow' : 'reader_failed';
}
