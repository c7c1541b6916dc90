import { mailConnections } from './mail/mailer.ts';
import type { NoData } from './jobs/job-data.ts';
import { durable, scheduled, unhurried } from './jobs/queue-plan.ts';
import type { QueuePlans } from './jobs/queue-plan.ts';

declare module './jobs/job-data.ts' {
  interface JobData {
    'mail.send': { mailId: string };
    'journal.chain': NoData;
  }
}

export const platformQueues = {
  // As many workers as mail server connections: a letter waiting for one would hold a database connection.
  'mail.send': { queue: durable, work: { ...unhurried, batchSize: 1 }, workers: mailConnections },
  'journal.chain': scheduled(),
} satisfies QueuePlans<'mail.send' | 'journal.chain'>;
