import { moscowDay } from '@proverka/words/moments';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { findText, listTexts } from '../consent-texts.ts';
import type { AccountsDeps } from '../deps.ts';
import { giveConsent, takeBackConsent } from './change-consent.ts';
import { listConsents } from './list-consents.ts';

export function addConsentRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('GET /consent_texts', async ({ host }) =>
    done({ texts: listTexts(host.entry.brand, moscowDay(deps.now())) }),
  );

  add('GET /consent_texts/{purpose}/{version}', async ({ params, host }) => {
    const text = findText(host.entry.brand, params, moscowDay(deps.now()));
    return text === null ? refuse('not_found') : done(text);
  });

  add('GET /person/consents', async ({ session }) =>
    done({ consents: await listConsents(deps.db, session.userId, deps.now()) }),
  );

  add('POST /person/consents/{purpose}', ({ caller, params, body, host }) =>
    giveConsent(deps, caller, { purpose: params.purpose, version: body.version, brand: host.entry.brand }),
  );

  add('DELETE /person/consents/{purpose}', ({ caller, params }) =>
    takeBackConsent(deps, caller, params.purpose),
  );
}
