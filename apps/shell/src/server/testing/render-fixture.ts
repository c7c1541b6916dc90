import type { HostEntry } from '@proverka/brand/host';
import type { ReleaseSet } from '@proverka/release/release-set';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { RenderAnswer } from '../render-answer.ts';
import type { RenderProcessLimits } from '../render-process.ts';
import { keepRenderers } from '../renderers.ts';

/**
 * A render process that needs no build. A remote is a module with a function for each path, which returns its HTML; a page
 * without one is answered as the shell answers for a remote that cannot render.
 */
const renderScript = `
const remotes = [];
const say = (message) => process.send(message);
const outcome = { isStorable: false, systemInfo: null };
process.on('disconnect', () => process.exit());
process.on('message', async ({ kind, id, data, setId, request }) => {
  if (kind === 'start') {
    say({ kind: 'started' });
    for (const file of Object.values(data.nodeEntries)) remotes.push(require(file));
    say({ kind: 'ready' });
  }
  if (kind === 'beat') say({ kind: 'beat' });
  if (kind === 'cancel') say({ kind: 'page', id, parts: [{ kind: 'end', outcome }] });
  if (kind !== 'render') return;
  const { pathname } = new URL(request.url);
  const render = remotes.map((pages) => pages[pathname]).find(Boolean);
  const html = render ? await render() : 'unavailable in ' + setId;
  const begun = [{ kind: 'head', status: render ? 200 : 503, headers: {} }, { kind: 'chunk', chunk: Buffer.from(html) }];
  say({ kind: 'page', id: request.id, parts: begun });
  const ended = { kind: 'end', outcome: { ...outcome, isStorable: true } };
  if (html !== 'late') say({ kind: 'page', id: request.id, parts: [ended] });
});
`;

async function writeRenderScript(folder: string): Promise<string> {
  const file = path.join(folder, 'render.cjs');
  await writeFile(file, renderScript);
  return file;
}

const host: HostEntry = { host: 'realestate.localhost', brand: 'real-estate', variant: 'main' };

/** Code of a module's pages by path. */
type Pages = Readonly<Record<string, string>>;

/** Two remotes, one of which behaves: its pages are `/good/` and `/slow/`, which takes as long as `finishSlow` lets it. */
export async function openRemotes(bad: Pages, limits: Partial<RenderProcessLimits> = {}, atLoad = '') {
  const folder = await mkdtemp(path.join(tmpdir(), 'shell-render-'));
  const said: string[] = [];
  const renderers = keepRenderers({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script above reads none of it
    config: { pictures: {}, hosts: [], port: 3000 } as unknown as Parameters<
      typeof keepRenderers
    >[0]['config'],
    shell: { loader: null, js: [], css: [], preloads: [], integrity: {}, pages: {} },
    renderScript: await writeRenderScript(folder),
    limits: { beatMs: 400, ...limits },
    report: (message, error) => said.push(`${message} ${error instanceof Error ? error.message : ''}`),
  });
  onTestFinished(async () => {
    await renderers.close();
    await rm(folder, { recursive: true });
  });
  const good = { '/good/': `'good'` };
  const entries = {
    good: await writeRemote(path.join(folder, 'good'), good, ''),
    bad: await writeRemote(path.join(folder, 'bad'), bad, atLoad),
  };
  const open = (setId: string) => {
    const set = setOf(setId, { good, bad });
    const { render, close } = renderers.openSet(set, entries);
    const ask = async (pathname: string) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is read
      const request = { host, url: `http://x${pathname}` } as Parameters<typeof render>[0];
      return readAnswer(await render(request));
    };
    return { ask, close };
  };
  return { ...open('first'), open, said: () => said.join('\n') };
}

async function writeRemote(folder: string, pages: Pages, atLoad: string): Promise<string> {
  const code = Object.entries(pages).map(([pathname, html]) => `exports['${pathname}'] = () => ${html};`);
  await mkdir(folder);
  const file = path.join(folder, 'entry.cjs');
  await writeFile(file, [...code, atLoad].join('\n'));
  return file;
}

function setOf(id: string, remotes: Readonly<Record<string, Pages>>): ReleaseSet {
  const releases = Object.entries(remotes).map(([remote, pages]) => {
    const routes = Object.keys(pages).map((pathname) => ({ id: pathname, path: pathname, render: 'ssr' }));
    return [remote, { remote, version: '1', decl: { id: remote, brands: ['real-estate'], routes } }];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is read
  return { id, remotes: Object.fromEntries(releases) } as ReleaseSet;
}

async function readAnswer({ status, body, ended }: RenderAnswer) {
  let html = '';
  for await (const chunk of body) html += new TextDecoder().decode(chunk);
  await ended;
  return { status, html };
}
