import { buildChanged } from '@proverka/stack/build';
import { freePort } from '@proverka/stack/ports';
import { familyOf, proportionalKilobytes } from '@proverka/stack/process-family';
import type { Release } from '@proverka/release/release-set';
import { startStack, type Stack } from '@proverka/stack/stack';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Mistakes, SoakContext } from '../soak.ts';
import type { LoadedPage } from './page-load.main.ts';
import { errorsOf, rowOf, startPageLoad } from './page-load.ts';
import { openVersions, type ReleasedVersions } from './released-versions.ts';

const switchesUnderLoad = 20;
const switchesInAll = 50;
const secondsPerSwitch = 3;
/** The first visitors compile code and fill caches. */
const warmSeconds = 5;
const quietSeconds = 20;
const pagesPerSecond = Math.min(500, 250 * availableParallelism());
const mostSlowdown = 2;
const mostGrowth = 1.1;
/** Processes of a set nobody asks for have ended by then. */
const settleMs = 45_000;
/** Turns; every release is another version of one remote. */
const remotes = ['fizcheck', 'realestate', 'account', 'fizcheck-pro'] as const;

/** Guests on pages that are the same for everybody, of all remotes. */
const paths = [
  ['realestate.localhost', '/'],
  ['realestate.localhost', '/valuation/'],
  ['realestate.localhost', '/tariff/'],
  ['fizcheck.localhost', '/'],
  ['fizcheck.localhost', '/proverka-avto/'],
  ['fizcheck.localhost', '/proverka-fssp/'],
  ['fizcheck-pro.localhost', '/'],
  ['fizcheck.localhost', '/privacy/'],
] as const;

/**
 * Releases one version of a remote after the other while guests come at a constant rate, and then more without them: nobody gets
 * an error or waits, and the shell's memory is what it was before. `--times=5`: fewer switches under load.
 */
export async function soakSwitches({ say, times, dataDir }: SoakContext): Promise<Mistakes> {
  const under = times ?? switchesUnderLoad;
  const stack = await startStack({
    dataDir,
    port: await freePort(0),
    build: () => buildChanged(),
    report: say,
    env: { shell: { TRUSTED_PROXIES: '127.0.0.1' } },
  });
  const visitors = openVisitors(stack);
  try {
    const versions = await openVersions(stack, dataDir);
    const made = await makeVersions(versions, switchesInAll);
    // What a first switch and a first visitor take for good is not what switches leak.
    for (const release of made.slice(-remotes.length)) await versions.release(release);
    await visitors.come(warmSeconds);
    const quiet = await visitors.come(quietSeconds);
    const before = await settledMemory(stack);
    await visitors.come(warmSeconds);
    const during = visitors.come(under * secondsPerSwitch);
    const took = await releaseInTurn(versions, made.slice(0, under));
    const mistakes = compare({ quiet, during: await during, took }, say);
    for (const release of made.slice(under)) await versions.release(release);
    const after = await settledMemory(stack);
    const [first, last] = [totalOf(before), totalOf(after)];
    say(
      `memory after ${made.length} switches: ${first} → ${last} MB, of which the server ${before.server} → ${after.server} MB`,
    );
    if (last > first * mostGrowth) mistakes.push(`memory grew from ${first} to ${last} MB`);
    return mistakes;
  } finally {
    visitors.stop();
    await stack.stop();
  }
}

async function makeVersions(versions: ReleasedVersions, count: number): Promise<readonly Release[]> {
  const made: Release[] = [];
  for (let number = 0; number < count; number += 1) {
    const remote = remotes[number % remotes.length] ?? 'fizcheck';
    made.push(await versions.publish(remote, String(number), (built) => `${built}\n// ${number}\n`));
  }
  return made;
}

/** Come at a constant rate for so long. */
function openVisitors({ shellPort: port }: Stack) {
  const load = startPageLoad();
  const perSecond = pagesPerSecond / paths.length;
  const pages = paths.map(([host, path]): LoadedPage => ({ host, path, name: 'pages', perSecond }));
  return {
    stop: load.stop,
    come: async (seconds: number) => {
      const { pages: measured } = await load.visit({ port, pages, seconds });
      if (!measured) throw new Error('the visitors measured nothing');
      return measured;
    },
  };
}

type Visits = Awaited<ReturnType<ReturnType<typeof openVisitors>['come']>>;

async function releaseInTurn(versions: ReleasedVersions, releases: readonly Release[]): Promise<number[]> {
  const took: number[] = [];
  for (const release of releases) {
    const next = wait(secondsPerSwitch * 1000);
    took.push(await versions.release(release));
    await next;
  }
  return took;
}

function compare(
  { quiet, during, took }: { quiet: Visits; during: Visits; took: readonly number[] },
  say: (text: string) => void,
): string[] {
  say(`${pagesPerSecond} pages a second | count | p50 | p99 | longest, ms | answers`);
  say(rowOf('quiet', quiet));
  say(rowOf(`${took.length} switches`, during));
  say(`a switch took ${took.toSorted((one, other) => one - other).join(', ')} ms`);
  const slowdown = during.p99 / quiet.p99;
  say(`p99 is ${slowdown.toFixed(2)} times that of the quiet time`);
  return [
    ...(errorsOf(quiet) + errorsOf(during) > 0 ? ['visitors got errors'] : []),
    ...(slowdown > mostSlowdown ? [`p99 is ${slowdown.toFixed(2)} times that of the quiet time`] : []),
  ];
}

interface Memory {
  readonly server: number;
  readonly rendering: number;
}

/** PSS of the shell's server and of everything below it in MB, once it is at rest; median of some samples. */
async function settledMemory({ processes }: Stack): Promise<Memory> {
  await wait(settleMs);
  const server = processes.find(({ name }) => name === 'shell')?.pid();
  if (server === undefined) throw new Error('the shell does not run');
  const samples: Memory[] = [];
  while (samples.length < 5) {
    const rendering = familyOf([server]).filter((pid) => pid !== server);
    samples.push({ server: megabytesOf([server]), rendering: megabytesOf(rendering) });
    await wait(1000);
  }
  const [, , median] = samples.toSorted((one, other) => totalOf(one) - totalOf(other));
  if (!median) throw new Error('no memory was measured');
  return median;
}

const totalOf = ({ server, rendering }: Memory) => server + rendering;

const megabytesOf = (pids: readonly number[]) =>
  Math.round(pids.reduce((total, pid) => total + proportionalKilobytes(pid), 0) / 1024);
