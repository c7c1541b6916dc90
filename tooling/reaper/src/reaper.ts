import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runVariable, withMark } from './run-mark.ts';

export interface Reaper {
  /** Where everything temporary of the run lies. */
  readonly folder: string;
  readonly pid: number | undefined;
  /** Ends what this process has started and removes the folder; resolves when both are done. */
  readonly end: () => Promise<void>;
}

const script = fileURLToPath(new URL('reaper.main.ts', import.meta.url));

/**
 * From here on everything this process starts is a run: it carries a mark and keeps its temporary files in one folder. When
 * this process is gone, however it ended, a process of its own ends the run and removes the folder.
 */
export function startReaper(): Reaper {
  const mark = randomBytes(6).toString('hex');
  const folder = mkdtempSync(path.join(tmpdir(), 'proverka-'));
  // Under root PostgreSQL runs as another user, who has to walk to its data.
  chmodSync(folder, 0o711);
  const child = spawn(process.execPath, [script, mark, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  (child.stdin as Socket).unref();
  const ended = once(child, 'exit');
  process.env[runVariable] = withMark(process.env[runVariable], mark);
  process.env['TMPDIR'] = folder;
  return {
    folder,
    pid: child.pid,
    end: async () => {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}
