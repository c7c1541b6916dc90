import { createDeps } from './create-deps.ts';
import { createHandlers } from './jobs/handlers.ts';
import { startJobs } from './jobs/jobs.ts';
import { openApplicationDatabase, runProcess } from './process.ts';

await runProcess('worker', async (config, log) => {
  const { db, role } = await openApplicationDatabase(config, log);
  const jobs = await startJobs({ url: config.database.url, role, db, log, isWorker: true });
  await jobs.work(createHandlers(createDeps({ config, db, enqueue: jobs.enqueue, log })));
  log.info('ready');
  return async () => {
    await jobs.stop();
    await db.destroy();
  };
});
