import { createDeps } from '#app/create-deps.ts';
import { openApplicationDatabase, runProcess } from '#app/process.ts';
import { queues } from '#app/queues.ts';
import { writeAct } from '#personal-data/timers/write-act.ts';
import { replayDestroyed } from '#personal-data/timers/replay-destroyed.ts';
import { startJobs } from '#platform/jobs/jobs.ts';

/**
 * `replay`: after a backup was restored, destroys again what was destroyed since. `act <duty> <day>`: prints an act of
 * destruction and the extract from the log; `act <day>` those of all duties.
 */
await runProcess('destruction', async (config, log) => {
  const [word, ...more] = process.argv.slice(2);
  const { db, role } = await openApplicationDatabase(config, log);
  const jobs = await startJobs({ ...config.database, role, db, log, queues, isWorker: false });
  const deps = createDeps({ config, db, enqueue: jobs.enqueue, log });
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const stop = async () => {
    await jobs.stop();
    await deps.apart.close();
    await db.destroy();
  };
  try {
    if (word === 'replay') {
      const { accounts, withdrawals, reports, files } = await replayDestroyed(deps);
      say(
        `Destroyed again: ${accounts} accounts, ${reports} reports, ${files} files; ${withdrawals} withdrawals entered again.`,
      );
    } else if (word === 'act' && more.length > 0) {
      for (const text of await writeAct(db, more.at(-1) ?? '', more.length > 1 ? more[0] : undefined))
        say(text);
    } else {
      say('Say «replay», «act <day>» or «act <duty> <day>», the day as 2026-11-23.');
      process.exitCode = 1;
    }
  } finally {
    await stop();
  }
  process.exit();
});
