/** Every process of a run is started with this variable; it names the run and those it is a part of. */
export const runVariable = 'PROVERKA_RUN';

const marksIn = (value = ''): readonly string[] => value.split(',').filter(Boolean);

/** What a process has to be started with to belong to the run `mark` beside those it already belongs to. */
export const withMark = (value: string | undefined, mark: string): string =>
  [...marksIn(value), mark].join(',');

export const carriesMark = (environment: readonly string[], mark: string): boolean =>
  environment.some((entry) => {
    const [name, value] = entry.split('=');
    return name === runVariable && marksIn(value).includes(mark);
  });

/** For a process that gets nothing else of the environment: it stays a member of the run it is started in. */
export function runEnvironment(): Record<string, string> {
  const kept = ['TMPDIR', runVariable].map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(kept.filter((pair): pair is [string, string] => pair[1] !== undefined));
}
