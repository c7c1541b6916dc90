import { PgBoss } from 'pg-boss';
import type { QueuePlan, QueuePlans } from './queue-plan.ts';

/** Creates or updates the job tables and queues; run by migrations as the owner. */
export async function installJobs(url: string, queues: QueuePlans): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 2 });
  // Errors of background work also reject the calls below.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const [name, { queue }] of Object.entries<QueuePlan<never>>(queues)) {
      await boss.createQueue(name, queue);
      const { policy: _fixedAtCreation, ...changeable } = queue;
      await boss.updateQueue(name, changeable);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
