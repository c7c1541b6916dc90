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

/** A stored page is sent many times, but one that only follows a switch is soon made anew. */
export type EncodingPace = 'thorough' | 'fast';
export type EncodePage = (html: Buffer, pace?: EncodingPace) => Promise<EncodedPage>;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compresses a stored page once; as quickly as the processors allow. */
export const encodePage: EncodePage = async (html, pace = 'thorough') => {
  const [br, gz] = await Promise.all([brotli(html, brotliOptions(pace)), gzip(html, gzipOptions(pace))]);
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
  gzip: zlib.gzipSync(html, gzipOptions(pace)),
  br: zlib.brotliCompressSync(html, brotliOptions(pace)),
});

/**
 * Measured with pages of 70 KB: brotli's level 9 takes ten times as long as 5, most of it for memory, and saves 1 to 2 %; gzip's
 * level 9 takes half as long again as 6 and saves less than 1 %.
 */
const levels = { thorough: { br: 5, gzip: 6 }, fast: { br: 4, gzip: 4 } } as const;
const gzipOptions = (pace: EncodingPace) => ({ level: levels[pace].gzip });
const brotliOptions = (pace: EncodingPace) => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: levels[pace].br },
});
const etagOf = (html: Uint8Array) =>
  `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
