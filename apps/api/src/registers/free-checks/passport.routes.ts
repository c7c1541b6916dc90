import { versionsIn } from '@proverka/contract/consent-versions';
import type { PassportCheck } from '@proverka/contract/passport';
import { moscowDay } from '@proverka/words/moments';
import { parseDate } from '@proverka/validation/date';
import { passportRules } from '@proverka/validation/forms/passport-check';
import { firstFailure } from '@proverka/validation/rule';
import { parsePassport } from '@proverka/validation/passport';
import { recordConsents } from '#accounts/consent.store.ts';
import type { RegistersDeps } from '../deps.ts';
import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import { passportTitle } from '../sources/passport/passport.ts';
import type { PassportSubject } from '../sources/passport/passport.ts';

/** Stores nothing about the checked person, only the requester's consent (152-FZ). */
export function addPassportRoutes(add: AddRoute, deps: RegistersDeps): void {
  add('POST /passport/check', async ({ body, address, caller, host, reply }) => {
    const unborn = firstFailure(passportRules(moscowDay(deps.now())).birth_date, body.birth_date);
    if (unborn !== null) return refuse('invalid_request', { fields: { birth_date: unborn } });
    const allowed = await withinLimits(deps, [['passport_address', address]]);
    if (!allowed.ok) return allowed;
    const now = deps.now();
    const from = {
      brand: host.entry.brand,
      address,
      userAgent: caller.userAgent,
      where: 'POST /passport/check',
    };
    const given = { userId: null, ...from, givenAt: now, versions: versionsIn(body.consent) };
    await recordConsents(deps.db, given, deps.newId);
    const answer = await deps.passports.check(subjectOf(body), disconnectSignal(reply));
    if (answer.kind === 'unavailable') deps.log.warn({ reason: answer.reason }, 'passport check');
    const isFound = answer.kind === 'found';
    return done({
      result: isFound ? answer.data : 'unavailable',
      source: isFound ? answer.source : passportTitle,
      source_date: isFound ? answer.sourceDate : null,
      checked_at: now.toISOString(),
    });
  });
}

const subjectOf = (body: PassportCheck): PassportSubject => ({
  last_name: body.last_name.trim(),
  first_name: body.first_name.trim(),
  middle_name: body.middle_name.trim(),
  birth_date: parseDate(body.birth_date) ?? body.birth_date,
  // Both fields passed the contract's rules, so together they form a valid passport number.
  ...(parsePassport(`${body.series} ${body.number}`) ?? { series: body.series, number: body.number }),
});
