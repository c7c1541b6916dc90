import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PgbenchResult {
  readonly perSecond: number;
}

/** Transactions per second of a script; null when pgbench is not installed. */
export async function runPgbench(
  databaseUrl: string,
  script: string,
  clients: number,
  seconds: number,
): Promise<PgbenchResult | null> {
  const folder = mkdtempSync(join(tmpdir(), 'proverka-pgbench-'));
  const file = join(folder, 'script.sql');
  writeFileSync(file, script);
  try {
    return await timed([...loadOf(clients, seconds), '-f', file, databaseUrl]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A million accounts in tables of its own, which it makes the first time. */
export async function runTpcB(
  databaseUrl: string,
  clients: number,
  seconds: number,
): Promise<PgbenchResult | null> {
  const made = await run(['-i', '-I', 'dtgvp', '-q', '-s', '10', databaseUrl]);
  return made === null ? null : timed([...loadOf(clients, seconds), databaseUrl]);
}

const loadOf = (clients: number, seconds: number) =>
  ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)] as const;

async function timed(flags: readonly string[]): Promise<PgbenchResult | null> {
  const said = await run(flags);
  if (said === null) return null;
  const [, tps] = /tps = ([\d.]+)/.exec(said) ?? [];
  if (tps === undefined) throw new Error(`pgbench told no speed: ${said.slice(0, 600)}`);
  return { perSecond: Math.round(Number(tps)) };
}

/** What it said; null when it is not installed. */
async function run(flags: readonly string[]): Promise<string | null> {
  const program = ['/usr/bin/pgbench', ...globSync('/usr/lib/postgresql/*/bin/pgbench')].find((path) =>
    existsSync(path),
  );
  if (program === undefined) return null;
  const child = spawn(program, [...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`pgbench ended with ${code}: ${said.slice(0, 600)}`);
  return said;
}
