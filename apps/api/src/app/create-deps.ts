import { randomUUIDv7 } from 'node:crypto';
import type { Logger } from 'pino';
import { createAccountsDeps } from '#accounts/create-deps.ts';
import { createCatalogueDeps } from '#catalogue/create-deps.ts';
import { createContentDeps } from '#content/create-deps.ts';
import type { FulfilmentHooks } from '#fulfilment/deps.ts';
import { closeRefundedItem } from '#fulfilment/close-refunded-item.ts';
import { createExpectedTimes } from '#fulfilment/expected-time.store.ts';
import { createMarketDeps } from '#market/create-deps.ts';
import type { MarketHooks } from '#market/deps.ts';
import { createMoneyDeps } from '#money/create-deps.ts';
import type { MoneyHooks } from '#money/deps.ts';
import { nameSubjects } from '#ordering/name-subjects.ts';
import { recountAfterReturn } from '#ordering/recount-after-return.ts';
import { settleByHand } from '#ordering/settle-by-hand.ts';
import { settleInvoice } from '#ordering/settle-invoice.ts';
import { settlePayment } from '#ordering/settle-payment.ts';
import type { Database } from '#platform/db/pool.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import { createApart } from '#platform/apart/apart.ts';
import { createDestroyedList } from '#platform/destruction/destroyed-list.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import type { Enqueue } from '#platform/jobs/jobs.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createScanner } from '#platform/scanner/scanner.ts';
import { createRegistersDeps } from '#registers/create-deps.ts';
import { trainWithAdverts } from '#valuation/ask-for-training.ts';
import { createValuationDeps } from '#valuation/create-deps.ts';
import { createReportsDeps } from '#reports/create-deps.ts';
import { sendPolicy } from '#reports/send-policy.ts';
import { tellBatchFinished } from '#reports/tell-batch-finished.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';

export interface ProcessParts {
  readonly config: Config;
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly log: Logger;
}

/** The dependencies of a process; `replace` substitutes parts of them before the hooks are connected. */
export function createDeps(parts: ProcessParts, replace: Partial<Deps> = {}): Deps {
  const { config, db } = parts;
  const platform = createPlatformDeps(parts);
  const registers = createRegistersDeps(config, db, platform.apart, platform.log);
  const deps: Deps = {
    ...platform,
    config,
    ...createMoneyDeps(config),
    ...createAccountsDeps(config),
    ...registers,
    ...createMarketDeps(config, registers, platform.log),
    ...createValuationDeps(),
    // The clock may be replaced, so it is asked for when it is needed.
    ...createCatalogueDeps(config, { db, now: () => deps.now() }),
    expectedTimes: createExpectedTimes(db),
    ...createReportsDeps(config, platform.apart),
    ...createContentDeps(config),
    ...hooksOf(() => deps),
    ...replace,
  };
  return deps;
}

function createPlatformDeps({ config, db, enqueue, log }: ProcessParts): PlatformDeps {
  return {
    config,
    db,
    enqueue,
    log,
    now: () => new Date(),
    newId: () => randomUUIDv7(),
    files: createFileStore(config.filesDir),
    destroyed: createDestroyedList(config.destroyedDir, config.appSecret),
    mailer: createMailer(config.mail),
    scanner: createScanner(config.clamdUrl),
    apart: createApart((error) => log.error({ err: error }, 'work apart failed')),
  };
}

/** Connects the hooks of lower rooms to higher ones. */
const hooksOf = (deps: () => Deps): MoneyHooks & MarketHooks & FulfilmentHooks => ({
  onAdvertsRead: (tx) => trainWithAdverts(deps(), tx),
  onPaymentSucceeded: (tx, payment) => settlePayment(deps(), tx, payment),
  onInvoicePaid: (tx, payment) => settleInvoice(deps(), tx, payment),
  nameSubjects: (db, itemIds) => nameSubjects({ ...deps(), db }, itemIds),
  onOrderPaidByHand: (tx, payment) => settleByHand(deps(), tx, payment),
  onAdvanceReturned: (tx, advance) => recountAfterReturn(deps(), tx, advance),
  onRefundClosed: (tx, { itemId }) => closeRefundedItem(tx, itemId, deps().now()),
  onItemDelivered: (tx, itemId) => sendPolicy(deps(), tx, itemId),
  onOrderClosed: (tx, orderId) => tellBatchFinished(deps(), tx, orderId),
});
