import { mailConnections } from './mail/mailer.ts';
import { durable, unhurried } from './jobs/queue-plan.ts';
import type { QueuePlans } from './jobs/queue-plan.ts';

declare module './jobs/job-data.ts' {
  interface JobData {
    'mail.send': { mailId: string };
  }
}

export const platformQueues = {
  // As many at once as there are connections to the mail server: a letter that waits for one holds none to the database.
  'mail.send': { queue: durable, work: { ...unhurried, batchSize: 1 }, workers: mailConnections },
} satisfies QueuePlans<'mail.send'>;
