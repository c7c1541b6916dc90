import { sendConversions } from '#partners/send-conversions.ts';
import { createDeps } from '#app/create-deps.ts';
import { createHandlers } from '#app/handlers.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { startRelay } from '#platform/outbound/relay.ts';
import { queues } from '#app/queues.ts';
import { openApplicationDatabase, runProcess } from '#app/process.ts';
import { sendWebhooks } from '#partners/send-webhooks.ts';

await runProcess('worker', async (config, log) => {
  const { db, role } = await openApplicationDatabase(config, log);
  const jobs = await startJobs({ ...config.database, role, db, log, queues, isWorker: true });
  const deps = createDeps({ config, db, enqueue: jobs.enqueue, log });
  await jobs.work(createHandlers(deps));
  const stopRelay = startRelay(
    { conversions: () => sendConversions(deps), webhooks: () => sendWebhooks(deps) },
    log,
  );
  log.info('ready');
  return async () => {
    await Promise.all([jobs.stop(), stopRelay()]);
    await deps.sourceCalls.flush();
    await deps.apart.close();
    await db.destroy();
  };
});
