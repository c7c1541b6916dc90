import { mailConnections } from './mail/mailer.ts';
import { durable, unhurried } from './jobs/queue-plan.ts';
import type { QueuePlans } from './jobs/queue-plan.ts';

declare module './jobs/job-data.ts' {
  interface JobData {
    'mail.send': { mailId: string };
  }
}

export const platformQueues = {
  // As many workers as mail server connections: a letter waiting for one would hold a database connection.
  'mail.send': { queue: durable, work: { ...unhurried, batchSize: 1 }, workers: mailConnections },
} satisfies QueuePlans<'mail.send'>;
