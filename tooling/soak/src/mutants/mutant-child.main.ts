import { mutantBench, type BenchOrder } from './mutant-bench.ts';

/** A process that tries mutants one after the other; the parent ends it when a mutant never ends. */
const answer = (message: unknown) => process.send?.(message);
process.on('disconnect', () => process.exit());
let bench: Awaited<ReturnType<typeof mutantBench>> | undefined;

process.on('message', (order: BenchOrder) => {
  const done = async () => {
    if (order.kind === 'load') {
      bench = await mutantBench(order);
      return { kind: 'loaded', failed: bench.failed };
    }
    if (bench === undefined) throw new Error('nothing is loaded');
    return { kind: 'tried', ...(await bench.attempt(order.id)) };
  };
  done().then(answer, (error: unknown) =>
    answer({ kind: 'broken', error: error instanceof Error ? error.stack : String(error) }),
  );
});
