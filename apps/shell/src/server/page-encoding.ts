import type { Writable } from 'node:stream';
import zlib from 'node:zlib';

export interface PageEncoding {
  readonly headers: Readonly<Record<string, string>>;
  /** What to write HTML to; ends the answer when it is ended. */
  readonly over: (answer: Writable) => Writable & { flush?: (done: () => void) => void };
}

/** Fast levels: the page is compressed once, for one visitor. */
const encodings: readonly { readonly name: string; readonly make: () => zlib.BrotliCompress | zlib.Gzip }[] =
  [
    {
      name: 'br',
      make: () => zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
    },
    { name: 'gzip', make: () => zlib.createGzip({ level: 5 }) },
  ];

/** How a page that streams goes over the line; every part of it can be shown as soon as it is there. */
export function pageEncoding(accepted: string): PageEncoding {
  const found = encodings.find(({ name }) => accepted.includes(name));
  const headers = { vary: 'cookie, accept-encoding' };
  if (!found) return { headers, over: (answer) => answer };
  return {
    headers: { ...headers, 'content-encoding': found.name },
    over: (answer) => {
      const compressor = found.make();
      compressor.pipe(answer);
      return compressor;
    },
  };
}

/** Writes a part and sees that it leaves at once instead of waiting for the next. */
export async function writePart(sink: ReturnType<PageEncoding['over']>, part: Uint8Array): Promise<void> {
  sink.write(part);
  const { flush } = sink;
  if (flush) await new Promise<void>((resolve) => flush.call(sink, resolve));
}
