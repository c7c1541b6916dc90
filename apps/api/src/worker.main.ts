import { sendConversions } from './conversions/send-conversions.ts';
import { createDeps } from './create-deps.ts';
import { createHandlers } from './jobs/handlers.ts';
import { startJobs } from './jobs/jobs.ts';
import { startRelay } from './outbound/relay.ts';
import { openApplicationDatabase, runProcess } from './process.ts';
import { sendWebhooks } from './webhooks/send-webhooks.ts';

await runProcess('worker', async (config, log) => {
  const { db, role } = await openApplicationDatabase(config, log);
  const jobs = await startJobs({ url: config.database.url, role, db, log, isWorker: true });
  const deps = createDeps({ config, db, enqueue: jobs.enqueue, log });
  await jobs.work(createHandlers(deps));
  const stopRelay = startRelay(
    { conversions: () => sendConversions(deps), webhooks: () => sendWebhooks(deps) },
    log,
  );
  log.info('ready');
  return async () => {
    await Promise.all([jobs.stop(), stopRelay()]);
    await db.destroy();
  };
});
