import { randomUUIDv7 } from 'node:crypto';
import { runStaffCommand } from '#accounts/staff-command.ts';
import { openApplicationDatabase, runProcess } from '#app/process.ts';

await runProcess('staff', async (config, log) => {
  const { pool, db } = await openApplicationDatabase(config, log);
  const deps = { db, now: () => new Date(), newId: () => randomUUIDv7(), deskUrl: config.deskUrl };
  const terminal = {
    say: (text: string) => process.stdout.write(`${text}\n`),
    complain: (text: string) => process.stderr.write(`${text}\n`),
  };
  process.exitCode = await runStaffCommand(process.argv.slice(2), deps, terminal);
  await pool.end();
  return () => Promise.resolve();
});
