import type { PartnersDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import { listPartnerOrders, readPartnerStats } from './partner.store.ts';
import { readPartnerTerms } from '#catalogue/partner-terms.ts';
import { referralOf } from '#ordering/referral.domain.ts';

/** Any user may invite and sees only the results of their own link. */
export function addPartnerRoutes(add: AddRoute, deps: PartnersDeps): void {
  add('GET /partner/orders', async ({ session, query }) =>
    done(await listPartnerOrders(deps.db, session.userId, query.offset)),
  );

  add('GET /partner/stats', async ({ session, query }) => {
    const days = { from: query['date-from'], to: query['date-to'] };
    return done(await readPartnerStats(deps.db, session.userId, days));
  });

  add('GET /partner/referral', async ({ session, host }) => {
    const terms = await readPartnerTerms(deps.db, session.userId, deps.now());
    return done(referralOf(deps.config.publicUrls[host.entry.brand], session.userId, terms));
  });
}
