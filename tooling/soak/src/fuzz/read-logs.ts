import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface LogFindings {
  /** Lines above «info», without what differs each time, and how often they came. */
  readonly trouble: ReadonlyMap<string, number>;
  /** What no log may hold. */
  readonly mistakes: readonly string[];
}

const crash = /unhandled|uncaught|FATAL ERROR|heap out of memory|Maximum call stack/i;

/** Reads the logs of all processes: crashes, words of users, session tokens. */
export async function readLogs(dataDir: string, tokens: ReadonlySet<string>): Promise<LogFindings> {
  const folder = path.join(dataDir, 'logs');
  const trouble = new Map<string, number>();
  const mistakes = new Map<string, number>();
  const note = (to: Map<string, number>, what: string) => to.set(what, (to.get(what) ?? 0) + 1);
  for (const file of await readdir(folder)) {
    for await (const line of createInterface({ input: createReadStream(path.join(folder, file)) })) {
      if (/zq\d+zq/.test(line)) note(mistakes, `${file} holds the words of a user`);
      if ((line.match(/[\w-]{40,}/g) ?? []).some((word) => tokens.has(word)))
        note(mistakes, `${file} holds the token of a session`);
      if (crash.test(line)) note(mistakes, `${file}: ${plain(line).slice(0, 200)}`);
      if (!line.startsWith('{"level":30')) note(trouble, `${file} ${plain(line)}`);
    }
  }
  return { trouble, mistakes: [...mistakes].map(([what, times]) => `${what}: ${times}`) };
}

const plain = (line: string): string =>
  line
    .replaceAll(/"(time|pid|requestId|reqId|ms|hostname|latency|responseTime)":("[^"]*"|[\d.]+),?/g, '')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .slice(0, 600);
