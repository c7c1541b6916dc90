import { startReaper } from '@proverka/reaper/reaper';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../ports.ts';
import { startPostgres } from '../postgres.ts';

/**
 * A run in small: a database in the run's folder, a child in a group of its own that has a child without an environment,
 * and a child that does not end when asked. Says on one line which processes these are, and waits to be killed.
 */
const { folder } = startReaper();
const postgres = await startPostgres({
  dataDir: path.join(folder, 'postgres'),
  port: await freePort(0),
  password: 'secret',
});
const idle = 'setInterval(() => undefined, 1000);';
const withChild = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', '${idle}'], { env: {}, stdio: 'ignore' });
  process.stdout.write(String(child.pid));
  ${idle}`;
const detached = spawn(process.execPath, ['-e', withChild], {
  detached: true,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [bare] = (await once(detached.stdout, 'data')) as [Buffer];
const stubborn = spawn(process.execPath, ['-e', `process.on('SIGTERM', () => undefined); ${idle}`], {
  stdio: 'ignore',
});
const pids = [postgres.pid, detached.pid, Number(bare.toString()), stubborn.pid];
process.stdout.write(`${JSON.stringify({ folder, pids })}\n`);
