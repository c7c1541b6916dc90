import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { PersonalDataDeps } from './deps.ts';
import { prepareExportJob } from './prepare-export.job.ts';
import type { personalDataQueues } from './queues.ts';
import { runDutiesJob } from './timers/run-duties.job.ts';
import { sendRequestCodeJob } from './subject-requests/send-request-code.job.ts';
import { sweepPersonalDataJob } from './sweep-personal-data.job.ts';

export const personalDataHandlers = (
  deps: PersonalDataDeps,
): JobHandlers<keyof typeof personalDataQueues> => ({
  'personal-data.export': (data) => prepareExportJob(deps, data),
  'personal-data.request-code': ({ requestId }) => sendRequestCodeJob(deps, requestId),
  'personal-data.duties': () => runDutiesJob(deps),
  'personal-data.sweep': () => sweepPersonalDataJob(deps),
});
