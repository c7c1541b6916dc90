import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endChild } from './end-child.ts';

export interface ProcessSpec {
  readonly name: string;
  /** A TypeScript entry point, run by the current Node. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly nodeFlags?: readonly string[];
  /** Answers with a 2xx status once the process is ready. */
  readonly readyUrl?: string;
}

export interface Supervised {
  readonly name: string;
  readonly pid: () => number | undefined;
  /** Whether the process that runs now answers as ready; one without an address to ask is ready while it runs. */
  readonly isReady: () => Promise<boolean>;
  /** Stops the process and starts it again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface SupervisorOptions {
  readonly logDir: string;
  readonly report: (message: string) => void;
}

const preloaded = ['child-guard.ts', 'collect-when-idle.ts'].flatMap((file) => [
  '--import',
  fileURLToPath(new URL(file, import.meta.url)),
]);

/** Starts a process, waits until it is ready, and restarts it whenever it exits unasked. */
export async function supervise(
  spec: ProcessSpec,
  { logDir, report }: SupervisorOptions,
): Promise<Supervised> {
  mkdirSync(logDir, { recursive: true });
  const log = createWriteStream(path.join(logDir, `${spec.name}.log`), { flags: 'a' });
  let isStopping = false;
  let child = launch(spec, log);
  let backoffMilliseconds = 200;

  const watch = (current: ChildProcess) => {
    const startedAt = Date.now();
    current.once('exit', (code, signal) => {
      if (isStopping) return;
      backoffMilliseconds = Date.now() - startedAt > 10_000 ? 200 : Math.min(backoffMilliseconds * 2, 5000);
      const isAsked = signal === 'SIGTERM' || code === 0;
      if (!isAsked) report(`${spec.name} ended (${signal ?? `code ${code}`}); starting it again`);
      setTimeout(() => {
        if (isStopping) return;
        child = launch(spec, log);
        watch(child);
      }, backoffMilliseconds);
    });
  };
  await isReady(spec, child);
  watch(child);
  return {
    name: spec.name,
    pid: () => child.pid,
    isReady: async () =>
      child.exitCode === null &&
      child.signalCode === null &&
      (spec.readyUrl === undefined || (await answers(spec.readyUrl))),
    restart: () => endChild(child),
    stop: async () => {
      isStopping = true;
      await endChild(child);
      log.end();
    },
  };
}

function launch(spec: ProcessSpec, log: NodeJS.WritableStream): ChildProcess {
  const child = spawn(process.execPath, [...(spec.nodeFlags ?? []), ...preloaded, spec.entry], {
    // Its own process group: Ctrl-C reaches only the launcher, which stops everything in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...spec.env },
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  return child;
}

/** A busy machine takes long, and a process that cannot start ends by itself. */
const readyMinutes = 5;

/** Throws with the process's output when it exits before it is ready. */
async function isReady({ name, readyUrl }: ProcessSpec, child: ChildProcess): Promise<void> {
  let lastWords = '';
  const listen = (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-2000);
  };
  child.stderr?.on('data', listen);
  const deadline = Date.now() + readyMinutes * 60_000;
  if (!readyUrl) return;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(lastWords.trim() || `${name} ended with code ${child.exitCode} before it was ready`);
    }
    if (await answers(readyUrl)) break;
    if (Date.now() > deadline)
      throw new Error(`${name} is not ready after ${readyMinutes} minutes; its log says why`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.stderr?.off('data', listen);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
