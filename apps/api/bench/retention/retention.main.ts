import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { createDeps } from '#app/create-deps.ts';
import { queues } from '#app/queues.ts';
import { seedProducts } from '#catalogue/seed-products.ts';
import { applicationRole, openDatabase, openPool } from '#platform/db/pool.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createLog } from '#platform/http/log.ts';
import { startTestCluster } from '../../test/postgres.ts';
import { testConfig } from '../../test/config.ts';
import { simulate } from './simulate.ts';

/**
 * Five years of ten thousand subjects: nothing may be destroyed early or late, acts are whole, the ledger's laws hold. Prints
 * figures and exits with 1 when something is wrong. `--times=200` takes fewer subjects, `--seed=7` the same lives again.
 */
const option = (name: string): number | undefined => {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`));
  return given === undefined ? undefined : Number(given.split('=')[1]);
};
const subjects = option('times') ?? 10_000;
const seed = option('seed') ?? Math.floor(Math.random() * 1_000_000);
const STEP_DAYS = 5;

const say = (text: string) => process.stdout.write(`${text}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'proverka-retention-'));
const cluster = await startTestCluster();
let failed = true;
try {
  await migrate(cluster.url, queues);
  await seedProducts(cluster.url);
  const log = createLog('error', 'retention');
  const pool = openPool({ url: cluster.url, size: 5, role: applicationRole });
  const owner = new Pool({ connectionString: cluster.url, max: 2 });
  const db = openDatabase(pool);
  const config = testConfig({ FILES_DIR: folder });
  let now = new Date();
  const real = createDeps({ config, db, enqueue: () => Promise.resolve(), log });
  const began = performance.now();
  const { mistakes, figures } = await simulate({
    deps: { ...real, now: () => now },
    owner,
    subjects,
    seed,
    step: STEP_DAYS,
    setClock: (moment) => {
      now = moment;
    },
  });
  say(`${subjects} subjects, five years in steps of ${STEP_DAYS} days, seed ${seed}`);
  for (const [what, figure] of Object.entries(figures)) say(`${what}: ${figure}`);
  say(`seconds: ${Math.round((performance.now() - began) / 1000)}`);
  for (const mistake of mistakes) say(`NOT: ${mistake}`);
  failed = mistakes.length > 0;
  await real.apart.close();
  await db.destroy();
  await owner.end();
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
