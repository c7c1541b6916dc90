import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** The bytes of a page in each encoding. */
export interface EncodedPage {
  readonly etag: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** Thorough, because a stored page is sent many times; fast where a switch waits for it. */
export type EncodingPace = 'thorough' | 'fast';
export type EncodePage = (html: Buffer, pace?: EncodingPace) => Promise<EncodedPage>;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compresses a stored page once; as quickly as the processors allow. */
export const encodePage: EncodePage = async (html, pace = 'thorough') => {
  const [br, gz] = await Promise.all([
    brotli(html, brotliOptions(pace)),
    gzip(html, { level: levels[pace] }),
  ]);
  return { etag: etagOf(html), identity: html, gzip: gz, br };
};

export interface CompressedPage {
  readonly etag: string;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** The same within the calling thread. */
export const compressHere = (html: Uint8Array, pace: EncodingPace): CompressedPage => ({
  etag: etagOf(html),
  gzip: zlib.gzipSync(html, { level: levels[pace] }),
  br: zlib.brotliCompressSync(html, brotliOptions(pace)),
});

const levels = { thorough: 9, fast: 4 } as const;
const brotliOptions = (pace: EncodingPace) => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: levels[pace] },
});
const etagOf = (html: Uint8Array) =>
  `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
