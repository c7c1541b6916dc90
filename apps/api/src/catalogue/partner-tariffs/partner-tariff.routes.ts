import { recordEvent } from '#platform/audit/record-event.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { toRubles } from '@proverka/validation/money';
import type { CatalogueDeps } from '../deps.ts';
import { isPerson } from '../tariffs/assign-tariff.ts';
import { addPartnerTariff, changePartnerTariff, removePartnerTariff } from './change-partner-tariffs.ts';
import { listPartnerTariffs } from './list-partner-tariffs.ts';
import { usualTerms } from '../partner-terms.domain.ts';

export function addPartnerTariffRoutes(add: AddRoute, deps: CatalogueDeps): void {
  add('GET /admin/partner/tariff/list_by_partner_id', async ({ caller, query }) => {
    const partnerId = query.partnerID ?? null;
    if (partnerId !== null && !(await isPerson(deps, partnerId))) return refuse('person_not_found');
    await recordEvent(deps, deps.db, caller, {
      event: 'desk.read',
      ownerId: partnerId,
      subject: 'partner_tariffs',
      after: { desk: 'partner_tariffs' },
    });
    return done({
      partner_tariffs: await listPartnerTariffs(deps.db, partnerId, deps.now()),
      usual: {
        reward_percent: usualTerms.rewardPercent,
        min_top_up: toRubles(usualTerms.minTopUp),
      },
    });
  });

  add('POST /admin/partner/tariff/add', ({ caller, body }) => addPartnerTariff(deps, caller, body));

  add('PUT /admin/partner/tariff/update', ({ caller, body }) => changePartnerTariff(deps, caller, body));

  add('DELETE /admin/partner/tariff/remove', ({ caller, query, body }) =>
    removePartnerTariff(deps, caller, { id: query.partner_tariff_id, reason: body.reason }),
  );
}
