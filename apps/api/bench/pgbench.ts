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
  const program = ['/usr/bin/pgbench', ...globSync('/usr/lib/postgresql/*/bin/pgbench')].find((path) =>
    existsSync(path),
  );
  if (program === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'proverka-pgbench-'));
  const file = join(folder, 'place-order.sql');
  writeFileSync(file, script);
  const flags = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', file];
  const child = spawn(program, [...flags, databaseUrl], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  rmSync(folder, { recursive: true, force: true });
  const [, tps] = /tps = ([\d.]+)/.exec(said) ?? [];
  if (code !== 0 || tps === undefined) throw new Error(`pgbench ended with ${code}: ${said.slice(0, 600)}`);
  return { perSecond: Math.round(Number(tps)) };
}
