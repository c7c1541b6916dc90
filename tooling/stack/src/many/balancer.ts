import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeOwnFolder, unprivileged } from '../unprivileged.ts';
import { runSideProgram, type SideProgram } from './side-program.ts';

/** One address in front of several of the same. */
export interface Entrance {
  readonly name: string;
  readonly port: number;
  readonly behind: readonly number[];
}

/**
 * HAProxy asks `/readyz`, so that a process that starts or drains gets no new requests. Only a connection that could not be made is
 * tried with the next one: a request that was sent may have been done. No visitor is tied to a process.
 */
export const balancerConfig = (entrances: readonly Entrance[]): string =>
  [
    `global
  maxconn 8000
defaults
  mode http
  option forwardfor if-none
  option redispatch
  retries 3
  retry-on conn-failure
  timeout connect 2s
  timeout client 2m
  timeout server 2m
  timeout http-keep-alive 30s
  default-server check inter 500ms fall 2 rise 1`,
    ...entrances.map(
      ({ name, port, behind }) => `listen ${name}
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /readyz
${behind.map((one, at) => `  server ${name}-${at + 1} 127.0.0.1:${one}`).join('\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');

interface Wanted {
  readonly folder: string;
  readonly logDir: string;
  readonly report: (message: string) => void;
}

export async function startBalancer(
  { folder, logDir, report }: Wanted,
  entrances: readonly [Entrance, ...Entrance[]],
): Promise<SideProgram> {
  const user = await unprivileged([path.dirname(folder)]);
  await makeOwnFolder(folder, user);
  const config = path.join(folder, 'haproxy.cfg');
  await writeFile(config, balancerConfig(entrances));
  const args = ['-db', '-f', config];
  const [{ port }] = entrances;
  return runSideProgram({ name: 'haproxy', package: 'haproxy', args, user, port, logDir, report });
}

const SEEN_WITHIN_MS = 20_000;

/** Resolves when a server behind the entrance is known to be ready: it is asked only twice a second. */
export async function untilSeen(entrances: readonly Entrance[], name: string): Promise<void> {
  const entrance = entrances.find((one) => one.name === name);
  if (entrance === undefined) return;
  const isSeen = () =>
    fetch(`http://127.0.0.1:${entrance.port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + SEEN_WITHIN_MS; !(await isSeen());) {
    if (Date.now() > deadline) throw new Error(`HAProxy sees no ${name} that is ready; its log says why.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
