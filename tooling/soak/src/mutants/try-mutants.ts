import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Instrumented, MutantPlace } from './instrument.ts';
import type { Attempt, BenchOrder } from './mutant-bench.ts';

export type Fate = Attempt['fate'] | 'endless';

const child = fileURLToPath(new URL('mutant-child.main.ts', import.meta.url));
/** A mutant that has not ended by then never will; it is as good as killed. */
const ENDLESS_MS = 60_000;
/** Modules loaded anew are never let go, so a process that has loaded so many times is replaced. */
const MOST_RELOADS = 150;

type Reply =
  | { readonly kind: 'loaded'; readonly failed: readonly string[] }
  | ({ readonly kind: 'tried' } & Attempt)
  | { readonly kind: 'broken'; readonly error: string };

/** Tries all mutants, in as many processes as there are cores. */
export async function tryMutants(
  { sources, mutants }: Instrumented,
  tests: readonly string[],
  endlessMs = ENDLESS_MS,
): Promise<Map<string, Fate>> {
  const fates = new Map<string, Fate>();
  const left = mutants.map(({ id }) => id).toReversed();
  const load: BenchOrder = { kind: 'load', sources, files: filesOf(mutants), tests };
  const work = async () => {
    let bench = await startBench(load);
    let reloads = 0;
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const reply = await ask(bench, { kind: 'try', id }, endlessMs);
      if (reply?.kind === 'broken') throw new Error(reply.error);
      if (reply?.kind === 'tried') fates.set(id, reply.fate);
      else fates.set(id, 'endless');
      if (reply?.kind === 'tried' && reply.isReloaded) reloads += 1;
      if (reply === null || reloads >= MOST_RELOADS) {
        bench.kill('SIGKILL');
        bench = await startBench(load);
        reloads = 0;
      }
    }
    bench.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return fates;
}

const filesOf = (mutants: readonly MutantPlace[]): Map<string, string> =>
  new Map(mutants.map(({ id, path }) => [id, path]));

async function startBench(load: BenchOrder): Promise<ChildProcess> {
  const bench = fork(child, { serialization: 'advanced', execArgv: ['--no-warnings'] });
  const reply = await ask(bench, load);
  if (reply?.kind === 'broken') throw new Error(reply.error);
  if (reply?.kind !== 'loaded') throw new Error('The tests did not end without a mutant.');
  if (reply.failed.length > 0) throw new Error(`Tests fail without a mutant:\n${reply.failed.join('\n')}`);
  return bench;
}

/** Null when no answer came in time or the process is gone. */
async function ask(
  bench: ChildProcess,
  order: BenchOrder,
  endlessMs = 10 * ENDLESS_MS,
): Promise<Reply | null> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), endlessMs);
  const giveUp = () => patience.abort();
  bench.once('exit', giveUp);
  try {
    bench.send(order);
    const [reply] = (await once(bench, 'message', { signal: patience.signal })) as [Reply];
    return reply;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    bench.off('exit', giveUp);
  }
}
