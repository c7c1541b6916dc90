type Command = readonly [program: string, ...args: string[]];

const code = /\.(ts|tsx|js|mjs)$/;

/** The checks of a commit, given its staged files. Each command gets only the files it can read. */
export function precommitCommands(staged: readonly string[]): Command[] {
  const sources = staged.filter((file) => code.test(file));
  return [
    ...(staged.length === 0
      ? []
      : ([['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...staged]] satisfies Command[])),
    ...(sources.length === 0
      ? []
      : ([
          ['oxlint', '--deny-warnings', ...sources],
          ['vitest', 'related', '--run', '--passWithNoTests', ...sources],
        ] satisfies Command[])),
  ];
}
