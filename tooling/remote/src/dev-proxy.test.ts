import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { createDevProxy } from './dev-proxy.ts';

const page = `<html><head><link rel="stylesheet" href="/r/garages/1/web/a.css" data-rspack="garages:chunk-1"><link
 rel="stylesheet" href="/r/other/1/web/a.css" data-rspack="other:chunk-1"></head><body>
<script type="application/json" id="boot">{"setId":"1","isBroken":false}</script>
<script type="application/json" id="router-state">{"errors":{}}</script>
<script type="application/json" id="after-paint">{"scripts":[["/sets/1/a/b/c.js","sha384-x"],["/assets/main.js","sha384-y"]]}</script></body></html>`;

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** A deployed site without the remote, and a proxy of it with one. */
async function proxyOfSite() {
  const asked: IncomingMessage[] = [];
  const site = await listen(
    createServer((request, response) => {
      asked.push(request);
      const isKnown = request.url === '/';
      const own = `http://${request.headers.host}`;
      if (request.url === '/old/') response.writeHead(301, { location: `${own}/new/` }).end();
      else if (request.url?.startsWith('/sets/'))
        response.writeHead(200, { 'content-type': 'text/javascript' }).end('globalThis.proverkaRemotes={}');
      else if (request.url?.startsWith('/api/'))
        response.writeHead(200, { 'set-cookie': 'sid=1; Domain=site.example; HttpOnly' }).end('{}');
      else response.writeHead(isKnown ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    }),
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'dev-proxy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'entry.a.js'), 'built');
  const route = { id: 'garages-home', path: '/garages/:id/', render: 'csr', title: 'Гараж' } as const;
  const decl = { id: 'garages', contract: 2, brands: ['real-estate'], routes: [route] } as const;
  const { server, announce } = createDevProxy({
    site: new URL(site),
    built: () => ({ decl, url: '/r/garages/dev/web/entry.a.js', integrity: 'sha384-z' }),
    folder,
    base: '/r/garages/dev/web/',
    report: () => undefined,
  });
  const url = await listen(server);
  const get = (address: string, init?: RequestInit) =>
    fetch(url + address, { redirect: 'manual', headers: { connection: 'close' }, ...init });
  return { site, url, asked, announce, get };
}

test('a page of the remote is answered and drawn in the browser, though the site has none', async () => {
  const { get } = await proxyOfSite();
  const answer = await get('/garages/7/');
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('"isBroken":true');
  expect(html).not.toContain('router-state');
  expect(html).not.toContain('garages:chunk-1');
  expect(html).toContain('other:chunk-1');
  expect(html).toContain('["/sets/1/a/b/c.js",""],["/assets/main.js","sha384-y"]');
});

test('other pages stay as the site rendered them, with their status', async () => {
  const { get } = await proxyOfSite();
  const home = await (await get('/')).text();
  expect(home).toContain('"isBroken":false');
  expect(home).toContain('router-state');
  expect((await get('/nowhere/')).status).toBe(404);
});

test('the remote is added to those of the site, from the address of the proxy and pinned', async () => {
  const { get } = await proxyOfSite();
  const script = await (await get('/sets/1/a/b/c.js')).text();
  const page: { proverkaRemotes?: Record<string, { entry: string; integrity: object }> } = {};
  runInNewContext(script, page);
  const remotes = page.proverkaRemotes ?? {};
  expect(remotes['garages']?.entry).toBe('/r/garages/dev/web/entry.a.js');
  expect(remotes['garages']?.integrity).toEqual({ '/r/garages/dev/web/entry.a.js': 'sha384-z' });
  expect(await (await get('/r/garages/dev/web/entry.a.js')).text()).toBe('built');
});

test('nothing outside of the build is served', async () => {
  const { get } = await proxyOfSite();
  expect((await get('/r/garages/dev/web/..%2f..%2f..%2fetc%2fpasswd')).status).toBe(404);
  expect((await get('/r/garages/dev/web/')).status).toBe(404);
  expect((await get('/r/garages/dev/web/%')).status).toBe(404);
});

test('the site is asked as if the browser were there, and its cookies and redirects stay at the proxy', async () => {
  const { get, site, url, asked } = await proxyOfSite();
  const headers = { origin: url, referer: `${url}/garages/7/`, connection: 'close' };
  const answer = await get('/api/order', { method: 'POST', body: '{}', headers });
  expect(answer.headers.get('set-cookie')).toBe('sid=1; HttpOnly');
  const [request] = asked;
  expect(request?.headers.host).toBe(new URL(site).host);
  expect(request?.headers.origin).toBe(site);
  expect(request?.headers.referer).toBe(`${site}/garages/7/`);
  expect((await get('/old/')).headers.get('location')).toBe('/new/');
});

test('open pages are told of a new build', async () => {
  const { get, announce } = await proxyOfSite();
  const reader = (await get('/-/remote-dev/events')).body?.getReader();
  await reader?.read();
  announce();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain('event: built');
  await reader?.cancel();
});

test('a site that does not answer is named', async () => {
  const { server } = createDevProxy({
    site: new URL('http://127.0.0.1:1'),
    built: () => null,
    folder: tmpdir(),
    base: '/r/garages/dev/web/',
    report: () => undefined,
  });
  const answer = await fetch(await listen(server), { headers: { connection: 'close' } });
  expect([answer.status, await answer.text()]).toEqual([502, 'http://127.0.0.1:1 does not answer.\n']);
});
