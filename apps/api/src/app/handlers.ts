import { casesHandlers } from '#cases/handlers.ts';
import { contentHandlers } from '#content/handlers.ts';
import { deskHandlers } from '#desk/handlers.ts';
import { fulfilmentHandlers } from '#fulfilment/handlers.ts';
import { marketHandlers } from '#market/handlers.ts';
import { moneyHandlers } from '#money/handlers.ts';
import { orderingHandlers } from '#ordering/handlers.ts';
import { personalDataHandlers } from '#personal-data/handlers.ts';
import { platformHandlers } from '#platform/handlers.ts';
import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import { registersHandlers } from '#registers/handlers.ts';
import { reportsHandlers } from '#reports/handlers.ts';
import { valuationHandlers } from '#valuation/handlers.ts';
import type { Deps } from './deps.ts';
import { housekeepingJob } from './housekeeping.job.ts';

/** Every job handler by its queue. All are idempotent and may be interrupted at any point. */
export const createHandlers = (deps: Deps): JobHandlers => ({
  ...platformHandlers(deps),
  ...moneyHandlers(deps),
  ...registersHandlers(deps),
  ...marketHandlers(deps),
  ...valuationHandlers(deps),
  ...fulfilmentHandlers(deps),
  ...orderingHandlers(deps),
  ...reportsHandlers(deps),
  ...casesHandlers(deps),
  ...contentHandlers(deps),
  ...personalDataHandlers(deps),
  ...deskHandlers(deps),
  housekeeping: () => housekeepingJob(deps),
});
