import type { RefusalCode } from '@proverka/contract/refusals';
import type { SupportRequest } from '@proverka/contract/support';
import { cachedFor } from '#platform/cached-for.ts';
import type { AddRoute, Call } from '#platform/http/route.ts';
import { countingWrong, withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { CasesDeps } from '../deps.ts';
import { askSupport } from './ask-support.ts';
import { caseOfLink, openByLink, writeByLink } from './guest-case.ts';
import { closeOwnCase, openOwnCase, seeOwnCase, viewOwnCase, writeOwnMessage } from './own-cases.ts';
import { readCaseDocument, readDocumentByLink } from './read-case-document.ts';
import { usualAnswer } from './usual-answer.ts';
import { listOwnCases } from './view-case.ts';
import { wholesaleRequestText } from './wholesale-request.domain.ts';

/** Anybody may ask, and nobody notices ten minutes in it. */
const USUAL_LIFE_MS = 600_000;

export function addCaseRoutes(add: AddRoute, deps: CasesDeps): void {
  addOwnRoutes(add, deps);

  add('POST /support', (call) => ask(deps, { ...call, asked: call.body }));

  add('POST /events/opt', (call) => {
    const { name, email, consent } = call.body;
    const asked = { name, email, text: wholesaleRequestText(call.body), page: '/wholesale/' };
    return ask(deps, { ...call, asked: { ...asked, ...(consent && { consent }) } });
  });

  const usual = {
    'real-estate': cachedFor(USUAL_LIFE_MS, () => usualAnswer(deps.db, 'real-estate', deps.now())),
    'person-check': cachedFor(USUAL_LIFE_MS, () => usualAnswer(deps.db, 'person-check', deps.now())),
  };
  add('GET /support/usual_answer', async ({ host }) => done({ seconds: await usual[host.entry.brand]() }));

  addGuestRoutes(add, deps);
}

/** By the link of a letter. Guessed links count by address; a good one is opened again and again while it is on a screen. */
function addGuestRoutes(add: AddRoute, deps: CasesDeps): void {
  const countingGuesses = <Value, Code extends RefusalCode>(
    address: string,
    attempt: () => Promise<Result<Value, Code>>,
  ) =>
    countingWrong(deps, [['case_link_address', address]], ['case_link_invalid', 'file_not_found'], attempt);

  add('POST /support/case', ({ body, address }) =>
    countingGuesses(address, () => openByLink(deps, body.token)),
  );

  add('POST /support/case/messages', ({ body, address }) =>
    countingGuesses(address, async () => {
      const caseId = caseOfLink(deps, body.token);
      const allowed = await withinLimits(deps, caseId === null ? [] : [['case_messages', caseId]]);
      return allowed.ok ? writeByLink(deps, body.token, body.text) : allowed;
    }),
  );

  add('POST /support/case/document', async ({ body, address }) => {
    const document = await countingGuesses(address, () =>
      readDocumentByLink(deps, body.token, body.document_id),
    );
    if (!document.ok) return document;
    const { bytes, fileName } = document.value;
    return done({ file_name: fileName, content: bytes.toString('base64') });
  });
}

interface Asking extends Pick<Call, 'host' | 'session' | 'address' | 'caller'> {
  readonly asked: SupportRequest;
}

async function ask(deps: CasesDeps, { asked, host, session, address, caller }: Asking) {
  const allowed = await withinLimits(deps, [['support_address', address]]);
  if (!allowed.ok) return allowed;
  // Anybody may type anybody's e-mail: so many letters are enough, but every request is taken.
  const isConfirmed = (await withinLimits(deps, [['support_recipient', asked.email.toLowerCase()]])).ok;
  const from = { address, userAgent: caller.userAgent };
  const input = { request: asked, site: host.entry, userId: session?.userId ?? null, ...from, isConfirmed };
  return done(await askSupport(deps, input));
}

function addOwnRoutes(add: AddRoute, deps: CasesDeps): void {
  add('GET /cases', async ({ session, query }) =>
    done(await listOwnCases(deps.db, session.userId, query.page)),
  );

  add('POST /cases', async ({ caller, host, body }) => {
    const allowed = await withinLimits(deps, [['case_user', caller.userId]]);
    return allowed.ok ? openOwnCase(deps, caller, host.entry, body) : allowed;
  });

  add('GET /cases/{case_id}', ({ caller, params }) => viewOwnCase(deps, caller, params.case_id));

  add('POST /cases/{case_id}/messages', async ({ caller, params, body }) => {
    const allowed = await withinLimits(deps, [['case_user', caller.userId]]);
    return allowed.ok ? writeOwnMessage(deps, caller, params.case_id, body) : allowed;
  });

  add('POST /cases/{case_id}/seen', ({ caller, params, body }) =>
    seeOwnCase(deps, caller, params.case_id, body.shown_date),
  );

  add('POST /cases/{case_id}/close', ({ caller, params }) => closeOwnCase(deps, caller, params.case_id));

  add('GET /case_documents/{document_id}', async (call) => {
    const document = await readCaseDocument(deps, call, call.params.document_id);
    if (!document.ok) return document;
    void call.reply
      .header('content-type', 'application/octet-stream')
      .header('content-disposition', `attachment; filename="${document.value.fileName}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff');
    return done(document.value.bytes);
  });
}
