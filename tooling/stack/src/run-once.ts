import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a TypeScript entry point to completion; throws with its last output when it fails. */
export async function runOnce(entry: string, env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(said.trim() || `${entry} ended with code ${code}`);
}
