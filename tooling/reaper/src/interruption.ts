import { launchersOf } from './launchers.ts';
import { readProcess, readProcessTable, type ProcessRow } from './process-table.ts';
import { startReaper, type Reaper } from './reaper.ts';

const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
const LOOK_EVERY_MS = 500;

/**
 * Makes a command end whole: on a signal, or when npx or pnpm that started it is killed, everything it has started ends
 * before it does.
 */
export function endWhole(): Reaper {
  const reaper = startReaper();
  let isEnding = false;
  const interrupted = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    void reaper.end().finally(() => process.exit(code));
  };
  for (const [signal, number] of Object.entries(signals)) process.on(signal, () => interrupted(128 + number));
  const launchers = launchersOf(process.pid, readProcessTable());
  setInterval(() => {
    if (launchers.some(isGone)) interrupted(128 + signals.SIGTERM);
  }, LOOK_EVERY_MS).unref();
  return reaper;
}

const isGone = ({ pid, startedAt }: ProcessRow): boolean => readProcess(pid)?.startedAt !== startedAt;
