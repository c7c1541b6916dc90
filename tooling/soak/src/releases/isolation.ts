import { buildChanged } from '@proverka/stack/build';
import { freePort } from '@proverka/stack/ports';
import { startStack } from '@proverka/stack/stack';
import type { Mistakes, SoakContext } from '../soak.ts';
import { badKinds } from './bad-kinds.ts';
import type { LoadedCount, LoadedPage } from './page-load.main.ts';
import { errorsOf, rowOf, startPageLoad } from './page-load.ts';
import { openVersions } from './released-versions.ts';

const secondsPerKind = 30;
const badRemote = 'fizcheck';
const mostSlowdown = 2;
/** Below it, a quotient says nothing. */
const noiseMs = 40;

/** Rendered for each visitor or stored, of remotes that are well; and pages of the bad one. */
const pages: readonly LoadedPage[] = [
  { name: 'rendered', host: 'realestate.localhost', path: '/object/77:06:0001001:1234/', perSecond: 5 },
  { name: 'rendered', host: 'realestate.localhost', path: '/seller-extract/', perSecond: 5 },
  { name: 'stored', host: 'realestate.localhost', path: '/', perSecond: 50 },
  { name: 'stored', host: 'fizcheck.localhost', path: '/privacy/', perSecond: 50 },
  { name: 'bad', host: 'fizcheck.localhost', path: '/', perSecond: 3 },
  { name: 'bad', host: 'fizcheck.localhost', path: '/proverka-avto/', perSecond: 2 },
];

/**
 * Releases a remote that is bad in one way after the other, past every gate: pages of other remotes are answered as before, and
 * its own say that they are unavailable. `--times=5`: seconds per kind; `--only=<part of a kind>`.
 */
export async function soakIsolation(context: SoakContext): Promise<Mistakes> {
  const { say, dataDir, times: seconds = secondsPerKind, only = '' } = context;
  const stack = await startStack({
    dataDir,
    port: await freePort(0),
    build: () => buildChanged(),
    report: say,
    env: { shell: { TRUSTED_PROXIES: '127.0.0.1' } },
  });
  const load = startPageLoad();
  const mistakes: string[] = [];
  const visit = (length: number) => load.visit({ port: stack.shellPort, pages, seconds: length });
  try {
    const versions = await openVersions(stack, dataDir);
    const good = await versions.publish(badRemote, 'good', (built) => `${built}\n// good\n`);
    await visit(5);
    const quiet = await visit(20);
    say('pages | count | p50 | p99 | longest, ms | answers');
    for (const [name, count] of Object.entries(quiet)) say(rowOf(`quiet, ${name}`, count));
    for (const [kind, code] of Object.entries(badKinds).filter(([kind]) => kind.includes(only))) {
      const bad = await versions.publish(badRemote, kind.replaceAll(/\W+/g, '-'), code);
      const visits = visit(seconds);
      await versions.release(bad);
      const counts = await visits;
      await versions.release(good);
      for (const [name, count] of Object.entries(counts)) say(rowOf(`${kind}, ${name}`, count));
      mistakes.push(...judge(kind, quiet, counts));
      const healed = await visit(2);
      if (Object.values(healed).some((count) => errorsOf(count) > 0))
        mistakes.push(`${kind}: pages fail after the rollback`);
    }
    return mistakes;
  } finally {
    load.stop();
    await stack.stop();
  }
}

type Counts = Readonly<Record<string, LoadedCount>>;

function judge(kind: string, quiet: Counts, counts: Counts): string[] {
  const mistakes: string[] = [];
  for (const name of ['rendered', 'stored']) {
    const [before, now] = [quiet[name], counts[name]];
    if (!before || !now) throw new Error(`nobody asked for ${name} pages`);
    if (errorsOf(now) > 0) mistakes.push(`${kind}: ${errorsOf(now)} ${name} pages of other remotes failed`);
    if (now.p99 > Math.max(before.p99, noiseMs) * mostSlowdown)
      mistakes.push(
        `${kind}: p99 of ${name} pages of other remotes is ${now.p99} ms, quiet ${before.p99} ms`,
      );
  }
  const answers = Object.keys(counts['bad']?.statuses ?? {});
  const isClear = answers.every((status) => ['200', '503'].includes(status));
  if (!isClear) mistakes.push(`${kind}: its own pages were answered ${answers.join(', ')}`);
  return mistakes;
}
