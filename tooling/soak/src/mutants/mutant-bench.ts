import { collect, type CollectedTest } from './collected-tests.ts';
import { watchModules, type WatchedModules } from './watched-modules.ts';

export type BenchOrder =
  | {
      readonly kind: 'load';
      readonly sources: ReadonlyMap<string, string>;
      readonly files: ReadonlyMap<string, string>;
      readonly tests: readonly string[];
    }
  | { readonly kind: 'try'; readonly id: string };

export interface Attempt {
  readonly fate: 'killed' | 'survived' | 'not covered';
  /** True when modules were loaded anew for it: they are never let go. */
  readonly isReloaded: boolean;
}

/** The switchboard that instrumented code looks at, by the name Stryker gave it. */
interface Switches {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number | undefined;
  hitLimit: number | undefined;
  readonly mutantCoverage: {
    readonly static: Record<string, number>;
    readonly perTest: Record<string, Record<string, number>>;
  };
}

const switches: Switches = {
  activeMutant: undefined,
  currentTestId: undefined,
  hitCount: undefined,
  hitLimit: undefined,
  mutantCoverage: { static: {}, perTest: {} },
};
Object.assign(globalThis, { __stryker__: switches });

const TEST_MS = 5000;
/** A loop that a mutant made endless passes its switch this much more often than before. */
const HITS_MORE = 100;

interface TimedTest extends CollectedTest {
  readonly milliseconds: number;
}

/** Loads the tests over the instrumented code and runs each once without a mutant. */
export async function mutantBench(order: Extract<BenchOrder, { kind: 'load' }>) {
  const modules = watchModules(order.sources);
  const tests: TimedTest[] = [];
  const failed: string[] = [];
  for (const file of order.tests) {
    for (const test of await collect(file, () => modules.load(file))) {
      switches.currentTestId = String(tests.length);
      const start = performance.now();
      if (!(await passes(test))) failed.push(`${file}: ${test.title}`);
      switches.currentTestId = undefined;
      tests.push({ ...test, milliseconds: performance.now() - start });
    }
  }
  const covering = coveringTests(tests);
  const atLoading = new Set(Object.keys(switches.mutantCoverage.static));
  return {
    failed,
    attempt: (id: string): Promise<Attempt> =>
      attempt(id, covering.get(id), atLoading.has(id) ? { modules, order } : undefined),
  };
}

interface Covering {
  readonly tests: TimedTest[];
  hits: number;
}

function coveringTests(tests: readonly TimedTest[]): Map<string, Covering> {
  const covering = new Map<string, Covering>();
  for (const [at, hits] of Object.entries(switches.mutantCoverage.perTest)) {
    const test = tests[Number(at)];
    for (const [id, count] of Object.entries(hits)) {
      const known = covering.get(id) ?? { tests: [], hits: 0 };
      if (test !== undefined) known.tests.push(test);
      known.hits = Math.max(known.hits, count);
      covering.set(id, known);
    }
  }
  for (const { tests: of } of covering.values()) of.sort((a, b) => a.milliseconds - b.milliseconds);
  return covering;
}

async function attempt(
  id: string,
  covering: Covering | undefined,
  reload: { modules: WatchedModules; order: Extract<BenchOrder, { kind: 'load' }> } | undefined,
): Promise<Attempt> {
  if (covering === undefined && reload === undefined) return { fate: 'not covered', isReloaded: false };
  switches.activeMutant = id;
  switches.hitCount = 0;
  switches.hitLimit = (covering?.hits ?? 1000) * HITS_MORE;
  try {
    for (const test of covering?.tests ?? []) {
      switches.hitCount = 0;
      if (!(await passes(test))) return { fate: 'killed', isReloaded: false };
    }
    if (reload === undefined) return { fate: 'survived', isReloaded: false };
    return { fate: await fateOfReloaded(id, reload), isReloaded: true };
  } finally {
    switches.activeMutant = undefined;
    switches.hitCount = undefined;
  }
}

/** A mutant of what runs while a module loads shows only in modules that load with it. */
async function fateOfReloaded(
  id: string,
  { modules, order }: { modules: WatchedModules; order: Extract<BenchOrder, { kind: 'load' }> },
): Promise<Attempt['fate']> {
  const file = order.files.get(id) ?? '';
  const importers = modules.importersOf(file);
  switches.hitLimit = Number.POSITIVE_INFINITY;
  for (const name of order.tests.filter((test) => importers.has(test))) {
    try {
      const tests = await collect(name, () => modules.reload(name, id, importers));
      for (const test of tests) if (!(await passes(test))) return 'killed';
    } catch {
      return 'killed';
    }
  }
  return 'survived';
}

async function passes(test: CollectedTest): Promise<boolean> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('too slow')), TEST_MS);
  try {
    await Promise.race([test.run(), late.promise]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
