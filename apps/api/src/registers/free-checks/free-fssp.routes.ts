import { versionsIn } from '@proverka/contract/consent-versions';
import { recordConsents } from '#accounts/consent.store.ts';
import { prefixed, readSubject, subjectOf, withSubject } from '../subject.domain.ts';
import type { RegistersDeps } from '../deps.ts';
import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import { countProceedings } from './free-fssp.ts';

/** Stores nothing about the checked person, only the requester's consent (152-FZ). */
export function addFreeFsspRoutes(add: AddRoute, deps: RegistersDeps): void {
  add('POST /fssp/free', async ({ body, address, caller, host, reply }) => {
    const now = deps.now();
    const read = readSubject('person', body.subject, now.toISOString().slice(0, 10));
    if (!read.ok) return refuse('subject_invalid', { fields: prefixed('subject', read.fields) });
    const allowed = await withinLimits(deps, [['free_fssp_address', address]]);
    if (!allowed.ok) return allowed;
    const from = { brand: host.entry.brand, address, userAgent: caller.userAgent, where: 'POST /fssp/free' };
    const given = { userId: null, ...from, givenAt: now, versions: versionsIn(body.consent) };
    await recordConsents(deps.db, given, deps.newId);
    const subject = subjectOf('person', withSubject('person', {}, read.subject));
    const answer = await countProceedings(deps, subject, disconnectSignal(reply));
    return done({ ...answer, checked_at: now.toISOString() });
  });
}
