import { Worker } from 'node:worker_threads';
import { encodePage, type EncodedPage, type EncodePage, type EncodingPace } from './encode-page.ts';

export interface PageToEncode {
  readonly id: number;
  readonly html: Uint8Array;
  readonly pace: EncodingPace;
}

interface PageIsEncoded {
  readonly id: number;
  readonly etag: string;
  readonly gzip: Uint8Array;
  readonly br: Uint8Array;
}

export interface PageEncoder {
  readonly encode: EncodePage;
  readonly close: () => Promise<void>;
}

/** The thread gives its memory back when it has had nothing to do for that long. */
const idleMilliseconds = 10_000;

/**
 * Compresses pages in one thread that yields the processors to whatever answers visitors: after a switch there are some hundred
 * pages, and nobody waits for them. What the thread does not bring is compressed as quickly as possible.
 */
export function startPageEncoder(): PageEncoder {
  let thread: ReturnType<typeof startThread> | null = null;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;
  const end = async () => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    await ended?.end();
  };
  return {
    encode: async (html, pace = 'thorough') => {
      if (isClosed) return encodePage(html, pace);
      thread ??= startThread();
      const encoded = thread.encode(html, pace);
      clearTimeout(idle);
      idle = setTimeout(() => {
        if (thread?.isIdle()) void end();
        else idle?.refresh();
      }, idleMilliseconds).unref();
      return (await encoded) ?? encodePage(html, pace);
    },
    close: async () => {
      isClosed = true;
      await end();
    },
  };
}

/** `encode` gives `null` when the thread has ended. */
function startThread() {
  const worker = new Worker(new URL('page-encoder.main.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 },
  });
  worker.unref();
  const waiting = new Map<number, (page: PageIsEncoded | null) => void>();
  let isGone = false;
  let lastId = 0;
  worker.on('message', (page: PageIsEncoded) => {
    waiting.get(page.id)?.(page);
    waiting.delete(page.id);
  });
  const lose = () => {
    isGone = true;
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  };
  worker.on('error', lose);
  worker.on('exit', lose);
  return {
    isIdle: () => waiting.size === 0,
    encode: async (html: Buffer, pace: EncodingPace): Promise<EncodedPage | null> => {
      if (isGone) return null;
      lastId += 1;
      const id = lastId;
      const encoded = new Promise<PageIsEncoded | null>((resolve) => waiting.set(id, resolve));
      worker.postMessage({ id, html, pace } satisfies PageToEncode);
      const page = await encoded;
      return page && { etag: page.etag, identity: html, gzip: asBuffer(page.gzip), br: asBuffer(page.br) };
    },
    end: async () => {
      await worker.terminate();
    },
  };
}

/** Buffers arrive as plain arrays of bytes. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
