import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Behaviours } from '../source/behaviours.ts';
import type { Journal } from '../source/journal.ts';

export type Clamd = { listen: (port: number) => Promise<number>; close: () => Promise<void> };

type ClamdDeps = { behaviours: Behaviours; journal: Journal };

/** The test string of EICAR, in two parts: a whole one would make scanners remove this file. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const LARGEST_BYTES = 25 * 1024 * 1024;

/** What clamd answers to the stream behind INSTREAM, part by part; null while its end has not come. */
function createStream(): (part: Buffer) => string | null {
  const pieces: Buffer[] = [];
  let [head, left, total] = [Buffer.alloc(0), 0, 0];
  return (part) => {
    let rest = part;
    while (rest.length > 0) {
      if (left === 0) {
        const missing = 4 - head.length;
        head = Buffer.concat([head, rest.subarray(0, missing)]);
        rest = rest.subarray(missing);
        if (head.length < 4) return null;
        left = head.readUInt32BE();
        head = Buffer.alloc(0);
        if (left === 0) return verdictOn(Buffer.concat(pieces));
        total += left;
        if (total > LARGEST_BYTES) return 'INSTREAM size limit exceeded. ERROR';
      }
      pieces.push(rest.subarray(0, left));
      const taken = Math.min(left, rest.length);
      rest = rest.subarray(taken);
      left -= taken;
    }
    return null;
  };
}

const verdictOn = (file: Buffer): string =>
  file.includes(EICAR) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';

const answers: Readonly<Record<string, string>> = { zPING: 'PONG', zVERSION: 'ClamAV 1.4.2/27500/Sandbox' };
const LONGEST_COMMAND = 100;

/** A malware scanner that speaks clamd's protocol and knows one signature. */
export function createClamd({ behaviours, journal }: ClamdDeps): Clamd {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Connections broken by clients are not our errors.
    socket.on('error', () => {});
    void serve(socket);
  });
  const serve = async (socket: Socket): Promise<void> => {
    const behaviour = behaviours.take({ source: 'clamd', operation: 'scan', subjects: [] });
    const call = { source: 'clamd', operation: 'scan', subjects: [], method: 'CLAMD', path: '', body: '' };
    const finish = journal.begin({ ...call, behaviour: behaviour.kind });
    const answer = await receive(socket).catch(() => null);
    if (answer === null || behaviour.kind === 'silent') return;
    if (behaviour.kind === 'slow') await delay(behaviour.ms, undefined, { ref: false });
    const isFailing = behaviour.kind === 'failing';
    finish(isFailing ? 500 : 200);
    socket.end(`${isFailing ? "Can't allocate memory ERROR" : answer}\0`);
  };
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads the command and what belongs to it; null when the caller left before. */
function receive(socket: Socket): Promise<string | null> {
  let command = Buffer.alloc(0);
  let stream: ReturnType<typeof createStream> | null = null;
  const answerTo = (part: Buffer): string | null => {
    if (stream !== null) return stream(part);
    command = Buffer.concat([command, part]);
    const end = command.indexOf(0);
    if (end < 0) return command.length > LONGEST_COMMAND ? 'UNKNOWN COMMAND' : null;
    const word = command.subarray(0, end).toString('latin1');
    if (word !== 'zINSTREAM') return answers[word] ?? 'UNKNOWN COMMAND';
    stream = createStream();
    return stream(command.subarray(end + 1));
  };
  return new Promise((resolve) => {
    socket.on('data', (part: Buffer) => {
      const answer = answerTo(part);
      if (answer !== null) resolve(answer);
    });
    socket.on('close', () => resolve(null));
  });
}
