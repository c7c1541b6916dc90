import { createApi } from '#app/create-api.ts';
import { createDeps } from '#app/create-deps.ts';
import { seedProducts } from '#catalogue/seed-products.ts';
import { migrate } from '#platform/db/migrate.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { queues } from '#app/queues.ts';
import { openApplicationDatabase, runProcess } from '#app/process.ts';
import { tellFigures } from '#app/tell-figures.ts';
import { addPoolMetrics } from '#platform/metrics/pool-metrics.ts';
import { createProcessRegistry } from '#platform/metrics/process-registry.ts';
import { createReportHub } from '#reports/report-hub.ts';
import { readReport } from '#reports/view-report.ts';

await runProcess('api', async (config, log) => {
  const { url, directUrl } = config.database;
  if (config.migratesOnStart) {
    await migrate(directUrl, queues);
    const { differences } = await seedProducts(directUrl);
    for (const difference of differences) log.warn({ difference }, 'a product differs from its file');
    // The renderer is large and needed by migrations only.
    const { publishArticles } = await import('#content/publish-articles.ts');
    const { mistakes } = await publishArticles(directUrl);
    for (const mistake of mistakes) log.warn({ mistake }, 'an article was left out');
  }
  const { pool, db, role, isReady } = await openApplicationDatabase(config, log);
  const jobs = await startJobs({ url, directUrl, role, db, log, queues, isWorker: false });
  const deps = createDeps({ config, db, enqueue: jobs.enqueue, log });
  const read = async (itemId: string) => (await readReport(deps, itemId))?.report ?? null;
  const hub = await createReportHub({ url: directUrl, log, read });
  const metrics = createProcessRegistry();
  addPoolMetrics(metrics, pool, config.database.poolSize);
  const api = await createApi(deps, hub, { database: isReady, jobs: jobs.isReady }, metrics);
  const figures = await tellFigures(config.metricsPorts.api, metrics);
  await api.listen({ host: config.http.host, port: config.http.port });
  log.info({ addresses: api.addresses() }, 'ready');
  return async () => {
    await figures.close();
    await api.close();
    await hub.stop();
    await jobs.stop();
    await deps.sourceCalls.flush();
    await deps.apart.close();
    await db.destroy();
  };
});
