import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isPortFree } from '../ports.ts';
import { spawnAs, type Unprivileged } from '../unprivileged.ts';

/** A program of the system beside our processes. */
export interface SideProgram {
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface Command {
  readonly name: string;
  /** Debian's package. */
  readonly package: string;
  readonly args: readonly string[];
  readonly user: Unprivileged;
  /** It listens once it is ready. */
  readonly port: number;
  readonly logDir: string;
}

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
const READY_WITHIN_MS = 20_000;

/** Runs it until it is stopped; throws one sentence where it is not installed or ends at once. */
export async function runSideProgram(command: Command): Promise<SideProgram> {
  const { name, args, user, port, logDir } = command;
  const binary = PLACES.map((place) => path.join(place, name)).find((file) => existsSync(file));
  if (binary === undefined) throw new Error(`${name} is not installed (apt-get install ${command.package}).`);
  mkdirSync(logDir, { recursive: true });
  const child = spawnAs(user, binary, args);
  const log = createWriteStream(path.join(logDir, `${name}.log`), { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = once(child, 'exit');
  await listens(name, port, () => child.exitCode !== null || child.signalCode !== null);
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      log.end();
    },
  };
}

async function listens(name: string, port: number, hasEnded: () => boolean): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; await isPortFree(port);) {
    if (hasEnded() || Date.now() > deadline) throw new Error(`${name} did not start; its log says why.`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
