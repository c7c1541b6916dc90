import type { Release, ReleaseSet } from '@proverka/release/release-set';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Served } from './observe-set.ts';
import type { FactsOfPages, ServedFacts } from './page-facts.ts';
import { askSlowAnew } from './slow-pages.ts';
import { createVisitors } from './visitors.ts';
import type { Visit } from './visits.ts';

const facts = (ms: number): ServedFacts => ({
  status: 200,
  location: null,
  ms,
  title: 'Главная',
  landmarks: ['main'],
  styles: 1,
  why: null,
});
const visitOf = (path: string): Visit => ({
  key: `real-estate ${path} guest`,
  remote: 'realestate',
  route: path,
  path,
  host: { host: 'realestate.localhost', brand: 'real-estate', variant: 'main' },
  visitor: 'guest',
});
const visits = [visitOf('/slow/'), visitOf('/quick/')];
const set = { remotes: { realestate: { budgets: {} } as Release } } as unknown as ReleaseSet;

let server: Server | undefined;
afterEach(() => server?.close());

/** A shell that notes what it is asked for. */
async function startShell(asked: string[]): Promise<number> {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('<title>Главная</title><main></main>');
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('a page slower than its budget is asked for once more in both sets, others are not', async () => {
  const asked: string[] = [];
  const port = await startShell(asked);
  const served: Served = new Map(visits.map(({ key, path }) => [key, facts(path === '/slow/' ? 1900 : 20)]));
  const known: FactsOfPages = Object.fromEntries(
    visits.map(({ key }) => [key, { served: facts(1700), opened: null }]),
  );
  const observation = {
    visits,
    visitors: createVisitors(new Map(), 'salt'),
    step: <T>(_name: string, run: () => Promise<T>) => run(),
  };
  const shellOf = () => Promise.resolve({ set, shell: { port, wordsAbout: () => Promise.resolve(null) } });
  const anew = await askSlowAnew(observation, { set, served, base: set, shellOf }, known);
  expect(asked).toEqual(['/slow/', '/slow/']);
  expect(anew.served.get('real-estate /slow/ guest')?.ms).toBeLessThan(1500);
  expect(anew.known['real-estate /slow/ guest']?.served.ms).toBeLessThan(1500);
  expect(anew.known['real-estate /quick/ guest']?.served.ms).toBe(1700);
});
