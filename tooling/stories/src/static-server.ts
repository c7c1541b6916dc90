import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder on the loopback address at a free port. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
      const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
      const found = await stat(file).catch(() => null);
      if (!found?.isFile()) {
        // Browsers request an icon by themselves; a missing one is not a story's error.
        response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
        return;
      }
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'max-age=3600',
      });
      createReadStream(file).pipe(response);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
