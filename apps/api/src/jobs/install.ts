import { PgBoss } from 'pg-boss';
import { jobNames, queues } from './queues.ts';

/** Creates or updates the job tables and queues; run by migrations as the owner. */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 2 });
  // Errors of background work also reject the calls below.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const name of jobNames) {
      const { queue } = queues[name];
      await boss.createQueue(name, queue);
      const { policy: _fixedAtCreation, ...changeable } = queue;
      await boss.updateQueue(name, changeable);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
