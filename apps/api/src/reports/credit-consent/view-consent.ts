import { brandOf } from '@proverka/brand/brands';
import type { CreditConsentPage, CreditConsentView } from '@proverka/contract/credit-consent';
import { findAwaitingTask } from '#fulfilment/credit-consent.store.ts';
import { findItemOwner } from '#fulfilment/item.store.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { ReportAsker } from '../changes/change-report.ts';
import type { ReportsDeps } from '../deps.ts';
import { findConsentById, findLatestConsent, readConsentToken, stateAt } from './consent.store.ts';
import type { ConsentRow } from './consent.store.ts';
import { operatorWords, purposeWords } from './consent-text.domain.ts';
import { maskEmail, maskPhone } from './masked-contact.domain.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The buyer's state of the consent; refused when the report never asked for one. */
export async function viewConsent(
  deps: ReportsDeps,
  { session, caller }: ReportAsker,
  itemId: string,
): Promise<Result<CreditConsentView, 'report_not_found' | 'consent_not_awaited'>> {
  const ownerId = await findItemOwner(deps.db, itemId);
  if (ownerId !== session.userId) {
    const named = { action: 'report.consent', subject: itemId, findOwner: async () => ownerId };
    return noteTrespass(deps, caller, named, refuse('report_not_found'));
  }
  return readConsentView(deps, deps.db, itemId);
}

export async function readConsentView(
  { now }: Pick<ReportsDeps, 'now'>,
  db: Connection,
  itemId: string,
): Promise<Result<CreditConsentView, 'consent_not_awaited'>> {
  const row = await findLatestConsent(db, itemId);
  if (row !== undefined) return done(buyersView(row, now()));
  const task = await findAwaitingTask(db, itemId);
  if (task === undefined) return refuse('consent_not_awaited');
  return done({
    state: 'contact_needed',
    phone: '',
    email: '',
    asker: '',
    is_own: false,
    sent_at: null,
    opened_at: null,
    is_undelivered: false,
    until: task.deadlineAt.toISOString(),
  });
}

const buyersView = (row: ConsentRow, now: Date): CreditConsentView => ({
  state: stateAt(row, now),
  phone: maskPhone(row.phone),
  email: maskEmail(row.email),
  asker: row.asker,
  is_own: row.is_own,
  sent_at: iso(row.requested_at),
  opened_at: iso(row.opened_at),
  is_undelivered: row.is_undelivered,
  until: iso(row.expires_at),
});

/** The page behind the link; the first look is noted, so that the buyer sees that the link has arrived. */
export async function openConsentPage(
  deps: ReportsDeps,
  token: string,
): Promise<Result<CreditConsentPage, 'consent_link_invalid'>> {
  const id = readConsentToken(deps.config.appSecret, token);
  const row = id === null ? undefined : await findConsentById(deps.db, id);
  if (row === undefined) return refuse('consent_link_invalid');
  await deps.db
    .updateTable('credit_consent')
    .set({ opened_at: deps.now() })
    .where('id', '=', row.id)
    .where('state', '=', 'sent')
    .where('opened_at', 'is', null)
    .execute();
  return done(await consentPage(deps, deps.db, row));
}

export async function consentPage(
  { now }: Pick<ReportsDeps, 'now'>,
  db: Connection,
  row: ConsentRow,
): Promise<CreditConsentPage> {
  const state = stateAt(row, now());
  const [title = '', ...paragraphs] = row.text.split('\n');
  const canSign = state === 'sent' && (await findAwaitingTask(db, row.item_id)) !== undefined;
  return {
    state,
    asker: row.asker,
    operator: operatorWords(brandOf(row.brand)),
    purpose: purposeWords[row.purpose],
    subject: row.subject_name,
    version: row.text_version,
    title,
    paragraphs,
    phone: maskPhone(row.phone),
    until: row.expires_at.toISOString(),
    signed_at: iso(row.signed_at),
    can_sign: canSign,
    can_withdraw: state === 'signed' && (await isUnanswered(db, row.item_id)),
  };
}

/** The bureau has not answered yet. */
export async function isUnanswered(db: Connection, itemId: string): Promise<boolean> {
  const task = await db
    .selectFrom('report_task')
    .select('id')
    .where('item_id', '=', itemId)
    .where('type', '=', 'credit_rating')
    .where('status', 'in', ['queued', 'running', 'needs_data'])
    .executeTakeFirst();
  return task !== undefined;
}
