import { connect } from 'node:net';
import type { Socket } from 'node:net';

type Scanned = { readonly is: 'clean' | 'unchecked' } | { readonly is: 'infected'; readonly name: string };

export interface Scanner {
  /** «unchecked» when the scanner did not answer in time, or not in words we know. */
  readonly scan: (bytes: Buffer) => Promise<Scanned>;
}

const TIMEOUT_MS = 10_000;
const CHUNK_BYTES = 64 * 1024;
const LONGEST_ANSWER = 1024;

/** clamd by its own protocol (INSTREAM, `man clamd`); without an address nothing is scanned and everything counts as clean. */
export function createScanner(url: string | null, timeoutMs = TIMEOUT_MS): Scanner {
  if (url === null) return { scan: () => Promise.resolve({ is: 'clean' }) };
  const { hostname, port } = new URL(url);
  return {
    scan: async (bytes) => {
      const socket = connect({ host: hostname, port: Number(port) });
      const isOver = AbortSignal.timeout(timeoutMs);
      const stop = () => socket.destroy(new Error('the scanner is too slow'));
      isOver.addEventListener('abort', stop);
      try {
        socket.write(instream(bytes));
        return readAnswer(await answerOf(socket));
      } catch {
        return { is: 'unchecked' };
      } finally {
        isOver.removeEventListener('abort', stop);
        socket.destroy();
      }
    },
  };
}

/** Chunks with their lengths before them; one of no length ends the stream. */
function instream(bytes: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from('zINSTREAM\0')];
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    parts.push(lengthOf(chunk.length), chunk);
  }
  return Buffer.concat([...parts, lengthOf(0)]);
}

function lengthOf(length: number): Buffer {
  const written = Buffer.alloc(4);
  written.writeUInt32BE(length);
  return written;
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString('latin1');
    if (answer.includes('\0') || answer.length > LONGEST_ANSWER) break;
  }
  return answer.replaceAll('\0', '').trimEnd();
}

/** «stream: OK», «stream: Eicar-Signature FOUND»; anything else, as «… ERROR», is no answer. */
function readAnswer(answer: string): Scanned {
  if (answer === 'stream: OK') return { is: 'clean' };
  const found = /^stream: ([\w.:/-]{1,200}) FOUND$/.exec(answer)?.[1];
  return found === undefined ? { is: 'unchecked' } : { is: 'infected', name: found };
}
