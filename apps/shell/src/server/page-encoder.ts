import { Worker } from 'node:worker_threads';
import { encodePage, type EncodePage, type EncodingPace } from './encode-page.ts';

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

/**
 * Compresses pages in one thread that yields the processors to whatever answers visitors: after a switch there are some hundred
 * pages, and nobody waits for them. Without the thread they are compressed as quickly as possible.
 */
export function startPageEncoder(): PageEncoder {
  const thread = new Worker(new URL('page-encoder.main.ts', import.meta.url));
  thread.unref();
  const waiting = new Map<number, (page: PageIsEncoded | null) => void>();
  let isGone = false;
  let lastId = 0;
  thread.on('message', (page: PageIsEncoded) => {
    waiting.get(page.id)?.(page);
    waiting.delete(page.id);
  });
  const lose = () => {
    isGone = true;
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  };
  thread.on('error', lose);
  thread.on('exit', lose);
  return {
    encode: async (html, pace = 'thorough') => {
      if (isGone) return encodePage(html, pace);
      lastId += 1;
      const id = lastId;
      const encoded = new Promise<PageIsEncoded | null>((resolve) => waiting.set(id, resolve));
      thread.postMessage({ id, html, pace } satisfies PageToEncode);
      const page = await encoded;
      if (page === null) return encodePage(html, pace);
      const { etag, gzip, br } = page;
      return { etag, identity: html, gzip: asBuffer(gzip), br: asBuffer(br) };
    },
    close: async () => {
      await thread.terminate();
    },
  };
}

/** Buffers arrive as plain arrays of bytes. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
