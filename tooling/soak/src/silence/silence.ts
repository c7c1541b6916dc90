import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { buildChanged } from '@proverka/stack/build';
import { freePort } from '@proverka/stack/ports';
import { startStack } from '@proverka/stack/stack';
import type { Stack } from '@proverka/stack/stack';
import type { Mistakes, SoakContext } from '../soak.ts';
import { median, watchMemory } from '../fuzz/process-watch.ts';
import type { AttackerReport, Orders } from './attacker.main.ts';
import { attacks } from './attacks.ts';
import type { Target } from './target.ts';
import { isError, visit } from './honest-visitors.ts';
import type { Measured } from './honest-visitors.ts';
import { createPerson } from './people.ts';
import type { Person } from './people.ts';
import { openWatchers } from './watchers.ts';

const SECONDS = 120;
const ALONE_SECONDS = 10;
const PEOPLE = 100;
const WATCHERS = 2000;
const MOST_P99_MS = 500;
const EVERYTHING = 'all at once';

/** Reports are being made as long as the run lasts, so that their streams do not end. */
const givenUpLate = { TASK_DEADLINES: 'egrn_object=7200' };
const reportsTakeLong = {
  api: givenUpLate,
  worker: givenUpLate,
  sandbox: { SANDBOX_EXTRACT_SECONDS: '3600' },
};

/**
 * Attackers that want the site to stand still, first one kind after another, then all at once for two minutes
 * (`--times=30`: seconds). Visitors at a constant rate are answered as if nobody attacked, and 2000 watch their reports.
 */
export async function soakSilence({ say, times = SECONDS, dataDir }: SoakContext): Promise<Mistakes> {
  const stack = await startStack({
    dataDir,
    port: await freePort(0),
    build: () => buildChanged(),
    report: say,
    env: reportsTakeLong,
  });
  const database = new Pool({ connectionString: stack.databaseUrl, max: 2 });
  const memory = watchMemory(stack.processes);
  try {
    const people: Person[] = [];
    for (let at = 0; at < PEOPLE; at += 1) people.push(await createPerson(stack.apiUrl, database, at));
    const target = await findTarget(stack, await createPerson(stack.apiUrl, database, PEOPLE));
    await visit(stack.shellPort, people, ALONE_SECONDS);
    return await measure(stack, people, target, times, memory.samples, say);
  } finally {
    memory.stop();
    await database.end();
    await stack.stop();
  }
}

async function measure(
  { shellPort }: Stack,
  people: readonly Person[],
  target: Target,
  seconds: number,
  memory: ReadonlyMap<string, readonly number[]>,
  say: (text: string) => void,
): Promise<Mistakes> {
  const attacker = fork(path.join(import.meta.dirname, 'attacker.main.ts'));
  const order = async (names: readonly string[]): Promise<AttackerReport> => {
    attacker.send({ target, names } satisfies Orders);
    return ((await once(attacker, 'message')) as [AttackerReport])[0];
  };
  const watchers = await openWatchers(shellPort, people, WATCHERS);
  say(`${watchers.served} of ${WATCHERS} watchers are served`);
  say('attack | p50 | p99 | longest | errors | attacker');
  const mistakes: string[] = [];
  const phase = async (name: string, names: readonly string[], length: number) => {
    await order(names);
    const before = memoryNow(memory);
    const measured = await visit(shellPort, people, length);
    const { made, cpuSeconds } = await order([]);
    const row = rowOf(measured);
    const cost = `${Object.values(made).reduce((sum, one) => sum + one, 0)} made, ${cpuSeconds.toFixed(1)} s of processor so far`;
    say(`${name} | ${row.p50} | ${row.p99} ms | ${row.longest} ms | ${row.errors} | ${cost}`);
    for (const [outcome, count] of row.outcomes) say(`  ${outcome}: ${count}`);
    say(`  slowest: ${slowestOf(measured)}`);
    say(`  memory, MB: ${before} → ${memoryNow(memory)}`);
    if (name !== EVERYTHING) return;
    if (row.p99 > MOST_P99_MS) mistakes.push(`${name}: p99 is ${row.p99} ms`);
    if (row.errors > 0) mistakes.push(`${name}: ${row.errors} visitors got an error`);
  };
  try {
    await phase('none', [], ALONE_SECONDS);
    for (const name of Object.keys(attacks)) await phase(name, [name], ALONE_SECONDS);
    await phase(EVERYTHING, Object.keys(attacks), seconds);
    await wait(3000);
    say(
      `${watchers.stillOpen()} of ${WATCHERS} watchers are still served after it; memory, MB: ${memoryNow(memory)}`,
    );
    if (watchers.served < WATCHERS) mistakes.push(`${WATCHERS - watchers.served} watchers were not served`);
    if (watchers.stillOpen() < WATCHERS)
      mistakes.push(`${WATCHERS - watchers.stillOpen()} watchers were cut off`);
    return mistakes;
  } finally {
    watchers.stop();
    attacker.disconnect();
  }
}

async function findTarget({ shellPort }: Stack, { token, itemId }: Person): Promise<Target> {
  const host = 'realestate.localhost';
  const page = await (await fetch(`http://127.0.0.1:${shellPort}/`)).text();
  const largeFile = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '/';
  return { port: shellPort, host, token, itemId, largeFile };
}

function rowOf(measured: readonly Measured[]) {
  const sorted = measured.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  const wrong = measured.filter(isError);
  const outcomes = new Map<string, number>();
  for (const { what, outcome } of wrong) {
    outcomes.set(`${what} ${outcome}`, (outcomes.get(`${what} ${outcome}`) ?? 0) + 1);
  }
  return { p50: at(0.5), p99: at(0.99), longest: at(1), errors: wrong.length, outcomes };
}

const slowestOf = (measured: readonly Measured[]): string =>
  measured
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 5)
    .map(({ what, ms, atSeconds }) => `${what} ${Math.round(ms)} ms at ${atSeconds.toFixed(1)} s`)
    .join(', ');

const memoryNow = (samples: ReadonlyMap<string, readonly number[]>): string =>
  [...samples].map(([name, all]) => `${name} ${Math.round(median(all.slice(-3)))}`).join(', ');
