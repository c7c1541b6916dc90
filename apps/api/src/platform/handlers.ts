import { chainJournalJob } from './audit/chain-journal.job.ts';
import type { PlatformDeps } from './deps.ts';
import type { JobHandlers } from './jobs/queue-plan.ts';
import { sendLetterJob } from './mail/send-letter.job.ts';

export const platformHandlers = (deps: PlatformDeps) =>
  ({
    'mail.send': (data) => sendLetterJob(deps, data),
    'journal.chain': () => chainJournalJob(deps),
  }) satisfies JobHandlers<'mail.send' | 'journal.chain'>;
