import { readIncident, usage } from './personal-data/incident/incident-arguments.ts';
import { runIncident } from './personal-data/incident/run-incident.ts';
import { openApplicationDatabase, runProcess } from '#app/process.ts';

const incident = readIncident(process.argv.slice(2), process.env['INCIDENTS_DIR']);
if (typeof incident === 'string') {
  process.stderr.write(`${incident}\n\n${usage}\n`);
  process.exitCode = 1;
} else {
  await runProcess('incident', async (config, log) => {
    const { pool, db } = await openApplicationDatabase(config, log);
    try {
      const { first, second, list, figures } = await runIncident({ db, now: () => new Date() }, incident);
      process.stdout.write(
        `Аккаунтов: ${figures.accounts}, людей в отчётах: ${figures.subjects}, обращений: ${figures.acts}\n${first}\n${second}\n${list}\n`,
      );
    } finally {
      await pool.end();
    }
    return () => Promise.resolve();
  });
}
