import { createApi } from './create-api.ts';
import { createDeps } from './create-deps.ts';
import { migrate } from './db/migrate.ts';
import { runSql } from './db/transaction.ts';
import { startJobs } from './jobs/jobs.ts';
import { openApplicationDatabase, runProcess } from './process.ts';
import { createReportHub } from './reports/report-hub.ts';
import { readReport } from './reports/view-report.ts';

await runProcess('api', async (config, log) => {
  const { url } = config.database;
  if (process.env['MIGRATE_ON_START'] === 'true') {
    await migrate(url);
    // The renderer is large and of no use to a server that does not migrate.
    const { publishArticles } = await import('./articles/publish-articles.ts');
    const { mistakes } = await publishArticles(url);
    for (const mistake of mistakes) log.warn({ mistake }, 'an article was left out');
  }
  const { db, role } = await openApplicationDatabase(config, log);
  const jobs = await startJobs({ url, role, db, log, isWorker: false });
  const deps = createDeps({ config, db, enqueue: jobs.enqueue, log });
  const read = async (itemId: string) => (await readReport(deps, itemId))?.report ?? null;
  const hub = await createReportHub({ url, log, read });
  const api = await createApi(deps, hub, {
    database: async () => (await runSql(db, 'select 1')).length === 1,
    jobs: jobs.isReady,
  });
  await api.listen({ host: config.http.host, port: config.http.port });
  log.info({ addresses: api.addresses() }, 'ready');
  return async () => {
    await api.close();
    await hub.stop();
    await jobs.stop();
    await db.destroy();
  };
});
