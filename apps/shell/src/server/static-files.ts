import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { commonSecurityHeaders } from './security-headers.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * Sends a published file, compressed when a compressed copy exists. Names contain a content hash, so browsers cache files
 * for a year. Returns how many bytes it sends; `null` when there is no such file.
 */
export async function sendFile(
  root: string,
  relative: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number | null> {
  const file = path.join(root, path.normalize(`/${relative}`));
  const type = contentTypes[path.extname(file)];
  if (!type || !file.startsWith(root + path.sep)) return null;
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const { name, ending } of [
    ...encodings.filter((encoding) => accepted.includes(encoding.name)),
    { name: null, ending: '' },
  ]) {
    const found = await stat(file + ending).catch(() => null);
    if (!found?.isFile()) continue;
    response.writeHead(200, {
      ...commonSecurityHeaders,
      'content-type': type,
      'content-length': found.size,
      'cache-control': 'public, max-age=31536000, immutable',
      // Scripts are pinned by SRI, which needs CORS when they come from another origin.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
      ...(name ? { 'content-encoding': name } : {}),
    });
    if (request.method === 'HEAD') {
      response.end();
      return 0;
    }
    sendContent(file + ending, response);
    return found.size;
  }
  return null;
}

/** Closes the file also when the visitor leaves, and the connection when the file cannot be read to its end. */
function sendContent(file: string, response: ServerResponse): void {
  pipeline(createReadStream(file), response, () => undefined);
}
