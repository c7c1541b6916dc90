export interface Stopwatch {
  /** Runs a step and says what it took. */
  readonly step: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  readonly total: () => string;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

export function startStopwatch(say: (line: string) => void): Stopwatch {
  // Since this process was started, which the person who typed the command has waited for, too.
  const sinceStart = () => performance.now();
  say(`  start of the command: ${seconds(sinceStart())}`);
  return {
    step: async (name, run) => {
      const startedAt = sinceStart();
      try {
        return await run();
      } finally {
        say(`  ${name}: ${seconds(sinceStart() - startedAt)}`);
      }
    },
    total: () => seconds(sinceStart()),
  };
}
