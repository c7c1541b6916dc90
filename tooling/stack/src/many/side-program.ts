import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { endChild } from '../end-child.ts';
import { isPortFree } from '../ports.ts';
import type { Unprivileged } from '../unprivileged.ts';

/** A program of the system beside our processes. */
export interface SideProgram {
  readonly pid: () => number | undefined;
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
  readonly report: (message: string) => void;
}

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
const SETPRIV = '/usr/bin/setpriv';
const READY_WITHIN_MS = 20_000;
const AGAIN_AFTER_MS = 200;

/**
 * Runs it until it is stopped, and again whenever it ends by itself; when the launcher is killed it ends as well. Throws one sentence where
 * it is not installed or does not start.
 */
export async function runSideProgram(command: Command): Promise<SideProgram> {
  const { name, port, logDir, report } = command;
  const binary = PLACES.map((place) => path.join(place, name)).find((file) => existsSync(file));
  if (binary === undefined) throw new Error(`${name} is not installed (apt-get install ${command.package}).`);
  mkdirSync(logDir, { recursive: true });
  const log = createWriteStream(path.join(logDir, `${name}.log`), { flags: 'a' });
  let isStopping = false;
  let child = launch(binary, command, log);
  try {
    await listens(name, port, () => hasEnded(child));
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  const watch = (current: ChildProcess) =>
    current.once('exit', () => {
      if (isStopping) return;
      report(`${name} ended; starting it again`);
      setTimeout(() => {
        if (isStopping) return;
        child = launch(binary, command, log);
        watch(child);
      }, AGAIN_AFTER_MS);
    });
  watch(child);
  return {
    pid: () => child.pid,
    stop: async () => {
      isStopping = true;
      await endChild(child);
      log.end();
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** In its own process group: on Ctrl-C the processes before it stop first. */
function launch(binary: string, { args, user }: Command, log: NodeJS.WritableStream): ChildProcess {
  const [command = binary, ...rest] = [...wrapperFor(user), binary, ...args];
  const child = spawn(command, rest, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  // One that cannot be started never exits either; `listens` says so.
  child.once('error', (error) => log.write(`${error.message}\n`));
  return child;
}

/** `setpriv` is Debian's own; without it nothing ends the program with a launcher that is killed. */
function wrapperFor({ wrapper: [setpriv = SETPRIV, ...more], uid, gid }: Unprivileged): readonly string[] {
  if (!existsSync(setpriv)) return [];
  const asUser =
    more.length === 0 && uid !== undefined && gid !== undefined
      ? [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
      : more;
  return [setpriv, '--pdeathsig=TERM', ...asUser];
}

async function listens(name: string, port: number, isOver: () => boolean): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; await isPortFree(port);) {
    if (isOver() || Date.now() > deadline) throw new Error(`${name} did not start; its log says why.`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
