import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { SourceFile } from './mutated-files.ts';

export interface MutantPlace {
  readonly id: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly path: string;
  readonly line: number;
  /** What became of what, for whoever writes the missing test. */
  readonly change: string;
}

export interface Instrumented {
  /** TypeScript with every mutant behind a switch, by path. */
  readonly sources: ReadonlyMap<string, string>;
  readonly mutants: readonly MutantPlace[];
}

const silent = () => undefined;
const noLog = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** Puts all mutants Stryker knows into the files, each behind a switch, so that one load of the code serves them all. */
export async function instrument(files: readonly SourceFile[]): Promise<Instrumented> {
  const { files: instrumented, mutants } = await new Instrumenter(noLog).instrument(
    files.map(({ path, content }) => ({ name: path, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  const known = new Map(files.map((file) => [file.path, file]));
  return {
    sources: new Map(instrumented.map(({ name, content }) => [name, content])),
    mutants: mutants.map(({ id, fileName, location, replacement }) => {
      const { file = fileName, content = '' } = known.get(fileName) ?? {};
      const line = content.split('\n')[location.start.line] ?? '';
      const end = location.end.line === location.start.line ? location.end.column : undefined;
      const was = line.slice(location.start.column, end).trim();
      return {
        id,
        file,
        path: fileName,
        line: location.start.line + 1,
        change: `${short(was)} → ${short(replacement)}`,
      };
    }),
  };
}

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};
