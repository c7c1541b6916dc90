import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compresses a stored page once, at a high level, because it is sent many times; fast where a visitor waits for a switch. */
export async function encodePage(html: Buffer, pace: 'thorough' | 'fast' = 'thorough') {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const quality = pace === 'fast' ? 4 : 9;
  const [br, gz] = await Promise.all([
    brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip(html, { level: pace === 'fast' ? 4 : 9 }),
  ]);
  return { etag, identity: html, gzip: gz, br };
}
