import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import {
  devPaths,
  hasPageAt,
  pageWithRemote,
  reloadScript,
  remotesWith,
  type BuiltEntry,
} from './page-with-remote.ts';
import { askSite, passOn, type SiteAnswer } from './site.ts';

export interface DevProxy {
  readonly server: Server;
  /** Tells open pages that there is a new build. */
  readonly announce: () => void;
}

export interface DevProxyInput {
  readonly site: URL;
  /** The newest build; `null` before the first. */
  readonly built: () => BuiltEntry | null;
  /** Where the browser's files are, and the path they are served below. */
  readonly folder: string;
  readonly base: string;
  readonly report: (message: string) => void;
}

/** A proxy of the deployed site that adds one remote to it, for this machine only. */
export function createDevProxy(input: DevProxyInput): DevProxy {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://proxy');
    if (pathname === devPaths.events) return listen(listeners, response);
    if (pathname === devPaths.reloadScript) return sendText(response, 200, reloadScript, 'text/javascript');
    if (pathname.startsWith(input.base)) return void sendFile(input, pathname, response);
    answer(input, pathname, request, response).catch((error: unknown) => {
      input.report(`${request.method} ${pathname}: ${String(error)}`);
      if (!response.headersSent)
        sendText(response, 502, `${input.site.origin} does not answer.\n`, 'text/plain');
    });
  });
  return {
    server,
    announce: () => {
      for (const one of listeners) one.write('event: built\ndata: \n\n');
    },
  };
}

async function answer(
  { site, built }: DevProxyInput,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answered = await askSite(site, request);
  const entry = built();
  const type = answered.headers['content-type'] ?? '';
  if (!entry || request.method !== 'GET') return passOn(answered, response);
  if (type.startsWith('text/html')) {
    const isOwn = hasPageAt(entry.decl, pathname);
    const page = pageWithRemote(await text(answered.body), entry.decl.id, isOwn);
    return sendChanged(answered, isOwn ? 200 : answered.status, page, response);
  }
  if (pathname.startsWith('/sets/') && answered.status === 200)
    return sendChanged(answered, 200, remotesWith(await text(answered.body), entry), response);
  return passOn(answered, response);
}

function sendChanged({ headers }: SiteAnswer, status: number, body: string, response: ServerResponse): void {
  const { 'content-length': _, etag: _etag, ...others } = headers;
  response.writeHead(status, { ...others, 'cache-control': 'no-store' }).end(body);
}

function sendText(response: ServerResponse, status: number, body: string, type: string): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(body);
}

function listen(listeners: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': \n\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

async function sendFile(
  { folder, base }: DevProxyInput,
  pathname: string,
  response: ServerResponse,
): Promise<void> {
  // A name only: nothing outside of the folder can be asked for, and the bundler's names need no escapes.
  const name = path.basename(pathname.slice(base.length));
  const content = await readFile(path.join(folder, name)).catch(() => null);
  if (content === null) return sendText(response, 404, `${name} is not in the build.\n`, 'text/plain');
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
}
