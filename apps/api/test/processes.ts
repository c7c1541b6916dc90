import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { runEnvironment } from '@proverka/reaper/run-mark';
import { afterFile, temporaryFolder } from './cleanup.ts';
import type { SandboxAddress } from './sandbox-environment.ts';

export interface RunningProcess {
  readonly child: ChildProcess;
  /** The output of both streams so far. */
  readonly said: () => string;
  /** Resolves once the output matches. */
  readonly untilSays: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly ended: Promise<{ code: number | null; seconds: number }>;
}

/** A process of ours with its production entry point; killed after the file's tests. */
function run(entry: string, env: Record<string, string>, args: readonly string[] = []): RunningProcess {
  const started = performance.now();
  const child = spawn(process.execPath, [entry, ...args], {
    env: { ...runEnvironment(), PATH: process.env['PATH'] ?? '', ...env },
  });
  let text = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'exit').then(([code]) => {
    for (const listener of listeners) listener();
    return { code: code as number | null, seconds: (performance.now() - started) / 1000 };
  });
  afterFile(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    child,
    said: () => text,
    ended,
    untilSays: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(text);
          if (match === null && child.exitCode === null) return;
          listeners.delete(look);
          if (match === null) reject(new Error(`ended without saying ${pattern}: ${text}`));
          else resolve(match);
        };
        listeners.add(look);
        look();
      }),
  };
}

const entryOf = (path: string): string => new URL(`../../${path}`, import.meta.url).pathname;

/** Any other entry point, by its path under `apps`. */
export const runEntry = (
  path: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): RunningProcess => run(entryOf(path), env, args);

export const runApi = (env: Record<string, string>): RunningProcess =>
  run(entryOf('api/src/server.main.ts'), env);
export const runWorker = (env: Record<string, string>): RunningProcess =>
  run(entryOf('api/src/worker.main.ts'), env);
export const runMigrations = (env: Record<string, string>): RunningProcess =>
  run(entryOf('api/src/migrate.main.ts'), env);

export interface RunningSandbox extends SandboxAddress {
  readonly clamdUrl: string;
  /** Its control API: reads payments, extracts and letters, and plans failures. */
  readonly control: <Answer>(path: string, options?: { method?: string; body?: unknown }) => Promise<Answer>;
}

/** The sandbox as a process of its own; notifications go to the given URL. */
export async function runSandbox(
  notifyUrl: string,
  more: Record<string, string> = {},
): Promise<RunningSandbox> {
  const sandbox = run(entryOf('sandbox/src/main.ts'), {
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    SANDBOX_CLAMD_PORT: '0',
    SANDBOX_DATA_DIR: temporaryFolder(),
    SANDBOX_NOTIFY_URL: notifyUrl,
    SANDBOX_EXTRACT_SECONDS: '1',
    ...more,
  });
  const said = await sandbox.untilSays(/(http:\/\/127\.0\.0\.1:\d+), smtp on (\d+), clamd on (\d+)/);
  const [, url = '', smtpPort = '', clamdPort = ''] = said;
  return {
    url,
    smtpPort,
    clamdUrl: `tcp://127.0.0.1:${clamdPort}`,
    async control(path, { method = 'GET', body } = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      return (await response.json()) as never;
    },
  };
}
