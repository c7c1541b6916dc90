import { sendConversions } from '#partners/send-conversions.ts';
import { createDeps } from '#app/create-deps.ts';
import { addMetrics } from '#app/add-metrics.ts';
import { createHandlers } from '#app/handlers.ts';
import { tellFigures } from '#app/tell-figures.ts';
import { createJobMetrics } from '#platform/metrics/job-metrics.ts';
import { addPoolMetrics } from '#platform/metrics/pool-metrics.ts';
import { createProcessRegistry } from '#platform/metrics/process-registry.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { startRelay } from '#platform/outbound/relay.ts';
import { queues } from '#app/queues.ts';
import { openApplicationDatabase, runProcess } from '#app/process.ts';
import { sendWebhooks } from '#partners/send-webhooks.ts';

await runProcess('worker', async (config, log) => {
  const { pool, db, role } = await openApplicationDatabase(config, log);
  const metrics = createProcessRegistry();
  addPoolMetrics(metrics, pool, config.database.poolSize);
  const onJob = createJobMetrics(metrics);
  const jobs = await startJobs({ ...config.database, role, db, log, queues, isWorker: true, onJob });
  const deps = createDeps({ config, db, enqueue: jobs.enqueue, log });
  addMetrics(metrics, deps);
  await jobs.work(createHandlers(deps));
  const stopRelay = startRelay(
    { conversions: () => sendConversions(deps), webhooks: () => sendWebhooks(deps) },
    log,
  );
  const figures = await tellFigures(config.metricsPorts.worker, metrics);
  log.info('ready');
  return async () => {
    await figures.close();
    await Promise.all([jobs.stop(), stopRelay()]);
    await deps.sourceCalls.flush();
    await deps.apart.close();
    await db.destroy();
  };
});
