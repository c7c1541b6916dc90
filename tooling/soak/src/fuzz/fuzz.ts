import { availableParallelism } from 'node:os';
import { judge } from '@proverka/fuzz/judge';
import type { FuzzAnswer } from '@proverka/fuzz/judge';
import type { FuzzRequest } from '@proverka/fuzz/to-request';
import { brokenLawsQuery, ledgerLaws } from '@proverka/ledger-laws/ledger-laws';
import type { BrokenLaw } from '@proverka/ledger-laws/ledger-laws';
import type { Stack } from '@proverka/stack/stack';
import { Pool } from 'pg';
import type { Mistakes, SoakContext } from '../soak.ts';
import { Faults } from './faults.ts';
import { startFuzzStack } from './fuzz-stack.ts';
import { judgePage } from './pages.ts';
import { readPagePaths } from './page-paths.ts';
import { findGrowing, median, watchMemory } from './process-watch.ts';
import { readLogs } from './read-logs.ts';
import { runLane } from './run-lane.ts';
import { createSender } from './send.ts';
import { createTally } from './tally.ts';

const TIMES = 1_000_000;
/** More would only wait for each other: what is measured is how long an answer takes, not how long a queue is. */
const LANES = 4 * availableParallelism();
/** Growth of memory can only be seen in a long run. */
const ENOUGH_FOR_MEMORY = 100_000;

/**
 * Generated requests over all endpoints of the contract and all pages, learning from the answers. No answer may be 5xx, late,
 * outside of the contract, or hold what another user wrote; ledger, logs and memory are looked at afterwards.
 */
export async function soakFuzz({ say, times = TIMES, dataDir, seed }: SoakContext): Promise<Mistakes> {
  say(`seed ${seed}: --seed=${seed} makes the same calls`);
  const ended: string[] = [];
  const stack = await startFuzzStack(dataDir, (message) => {
    if (/ ended /.test(message)) ended.push(message);
    say(message);
  });
  const database = new Pool({ connectionString: stack.databaseUrl, max: 4 });
  const memory = watchMemory(stack.processes);
  try {
    const faults = new Faults(say);
    const tally = createTally(say);
    const tokens = new Set<string>();
    const paths = await readPagePaths();
    let number = 0;
    const nextNumber = () => (number += 1);
    const shared = { stack, database, paths, faults, tally, tokens, seed, nextNumber };
    await Promise.all(
      Array.from({ length: LANES }, (_, lane) => runLane({ ...shared, lane }, Math.ceil(times / LANES))),
    );
    memory.stop();
    tally.say();
    sayMemory(memory.samples, say);
    const found = await faults.explain(asking(stack));
    const logs = await readLogs(dataDir, tokens);
    for (const [line, count] of logs.trouble) say(`log, ${count} times: ${line}`);
    const { rows } = await database.query<BrokenLaw>(brokenLawsQuery(ledgerLaws));
    return [
      ...found,
      ...ended,
      ...logs.mistakes,
      ...rows.map(({ law, times }) => `${law}: ${times}`),
      ...(times >= ENOUGH_FOR_MEMORY ? findGrowing(memory.samples) : []),
    ];
  } finally {
    memory.stop();
    await database.end();
    await stack.stop();
  }
}

/** Sends a call again and says what is wrong with its answer. Frames are not sent again: each is one call by itself. */
function asking({ apiUrl, shellPort }: Stack): (request: FuzzRequest) => Promise<string | null> {
  const api = createSender(apiUrl, 4);
  const shell = createSender(`http://127.0.0.1:${shellPort}`, 4);
  return async (request) => {
    if (request.method === 'RAW') return null;
    const isPage = request.key.startsWith('page ');
    const isOverShell = request.url.startsWith('/api/');
    const answer: FuzzAnswer = await (isPage || isOverShell ? shell : api).send(request);
    return isPage ? judgePage(request, answer) : judge(request, answer);
  };
}

function sayMemory(samples: ReadonlyMap<string, readonly number[]>, say: (text: string) => void): void {
  for (const [name, all] of samples) {
    const parts = [0, 0.25, 0.5, 0.75].map((from) =>
      Math.round(median(all.slice(Math.floor(all.length * from), Math.ceil(all.length * (from + 0.25))))),
    );
    say(`memory of ${name} by quarters of the run, MB: ${parts.join(', ')}`);
  }
}
