import { isAskedToPrint, printSettings } from '@proverka/settings/print-settings';
import { sandboxSettings } from '@proverka/settings/sandbox-settings';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config.ts';
import { createSandbox } from './sandbox.ts';

const MESSAGES: Record<string, (error: NodeJS.ErrnoException & { port?: number }) => string> = {
  EADDRINUSE: ({ port }) =>
    `port ${port} is in use: stop what listens there, or set SANDBOX_PORT or SANDBOX_SMTP_PORT to a free one.`,
  EACCES: ({ path, port }) => `no access to ${path ?? `port ${port}`}.`,
};

function fail(error: unknown): never {
  const known = error as NodeJS.ErrnoException & { port?: number };
  process.stderr.write(`sandbox: ${MESSAGES[known.code ?? '']?.(known) ?? known.message}\n`);
  process.exit(1);
}

const QUIET_MS = 3000;

/** Releases memory whenever no call has come for a while: the sandbox mostly idles beside other processes. */
function collectWhenQuiet(app: FastifyInstance): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  let timer: NodeJS.Timeout | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }), QUIET_MS);
    timer.unref();
  };
  app.server.on('request', later);
  later();
}

/** Runs the sandbox until SIGTERM or SIGINT. */
export async function runSandbox(): Promise<void> {
  setFlagsFromString('--max-semi-space-size=1');
  setFlagsFromString('--optimize-for-size');
  try {
    const isAsked = isAskedToPrint(process.argv);
    if (isAsked) process.stdout.write(printSettings(sandboxSettings, process.env));
    const config = readConfig(process.env);
    if (isAsked) return;
    const sandbox = createSandbox(config);
    const { port, smtpPort, clamdPort } = await sandbox.start();
    const stop = (): void => void sandbox.stop().then(() => process.exit(0), fail);
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    process.stdout.write(
      `sandbox: http://127.0.0.1:${port}, smtp on ${smtpPort}${clamdPort === null ? '' : `, clamd on ${clamdPort}`}\n`,
    );
    collectWhenQuiet(sandbox.app);
  } catch (error) {
    fail(error);
  }
}

if (import.meta.main) await runSandbox();
