import type { Soak } from '../soak.ts';
import { instrument, type MutantPlace } from './instrument.ts';
import { mutatedFiles, testFiles } from './mutated-files.ts';
import { tryMutants, type Fate } from './try-mutants.ts';

/** The share of mutants that tests must notice, in hundredths. */
const wanted = 85;

/**
 * Changes findings and verdict in every way Stryker knows, one change at a time, and runs the tests: a change that no test
 * notices is a rule nobody tests. `--only=<part of a path>` tries some files and lists what survived.
 */
export const soakMutants: Soak = async ({ say, only }) => {
  const files = mutatedFiles(only);
  const switchedOff = files.filter(({ content }) => content.includes('Stryker disable'));
  if (switchedOff.length > 0) return switchedOff.map(({ file }) => `${file} switches mutants off`);
  const instrumented = await instrument(files);
  const fates = await tryMutants(instrumented, testFiles());
  const rows = files.map(({ file }) => rowOf(file, instrumented.mutants, fates));
  say(tableOf(rows));
  if (only !== undefined) {
    for (const { id, file, line, change } of instrumented.mutants)
      if (isAlive(fates.get(id))) say(`${file}:${line} ${fates.get(id) ?? ''}: ${change}`);
  }
  const all = totalOf(rows);
  return share(all) < wanted
    ? [`${share(all).toFixed(1)} % of mutants are killed, wanted are ${wanted} %`]
    : [];
};

interface Row {
  readonly file: string;
  readonly mutants: number;
  readonly killed: number;
  readonly uncovered: number;
}

const isAlive = (fate: Fate | undefined): boolean => fate === 'survived' || fate === 'not covered';

function rowOf(file: string, mutants: readonly MutantPlace[], fates: ReadonlyMap<string, Fate>): Row {
  const own = mutants.filter((mutant) => mutant.file === file).map(({ id }) => fates.get(id));
  return {
    file,
    mutants: own.length,
    killed: own.filter((fate) => !isAlive(fate)).length,
    uncovered: own.filter((fate) => fate === 'not covered').length,
  };
}

function totalOf(rows: readonly Row[]): Row {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    file: 'all',
    mutants: sum(({ mutants }) => mutants),
    killed: sum(({ killed }) => killed),
    uncovered: sum(({ uncovered }) => uncovered),
  };
}

const share = ({ killed, mutants }: Row): number => (mutants === 0 ? 100 : (100 * killed) / mutants);

function tableOf(rows: readonly Row[]): string {
  const lines = [...rows.filter(({ mutants }) => mutants > 0), totalOf(rows)].map(
    (row) =>
      `| ${row.file} | ${row.mutants} | ${row.killed} | ${row.uncovered} | ${share(row).toFixed(1)} % |`,
  );
  return ['| file | mutants | killed | in no test | share |', '|---|--:|--:|--:|--:|', ...lines].join('\n');
}
