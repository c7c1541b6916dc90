import { createHash } from 'node:crypto';
import { brandOf } from '@proverka/brand/brands';
import type { CreditConsentView, CreditPurpose } from '@proverka/contract/credit-consent';
import { personName } from '@proverka/words/person-name';
import { phoneOf } from '#accounts/register.ts';
import { findAwaitingTask } from '#fulfilment/credit-consent.store.ts';
import { lockItem } from '#fulfilment/item.store.ts';
import type { LockedItem } from '#fulfilment/item.store.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { foldText } from '#platform/text/fold-text.domain.ts';
import { consentSubjectKey, phoneKey } from '#registers/person-key.ts';
import { subjectDataOf } from '#registers/subject.domain.ts';
import { changeOwnItem } from '../changes/change-report.ts';
import type { ReportAsker } from '../changes/change-report.ts';
import type { ReportsDeps } from '../deps.ts';
import { consentToken, endConsent, findLatestConsent } from './consent.store.ts';
import { consentText } from './consent-text.domain.ts';
import { readConsentView } from './view-consent.ts';

export interface ConsentWish {
  readonly phone: string;
  readonly email: string;
  readonly asker: string;
  readonly purpose: CreditPurpose;
}

interface Contact {
  readonly phone: string;
  readonly email: string | null;
  readonly asker: string;
  readonly purpose: CreditPurpose;
}

/** Reminders, while nobody has signed. */
const REMINDERS_SECONDS = [86_400, 2 * 86_400];

/** Asks the subject by a link of their own; another contact replaces the one before, whose link is closed. */
export function requestConsent(
  deps: ReportsDeps,
  asker: ReportAsker,
  itemId: string,
  wish: ConsentWish,
): Promise<
  Result<
    CreditConsentView,
    'report_not_found' | 'consent_not_awaited' | 'consent_phone_is_buyers' | 'too_many_requests'
  >
> {
  const phone = phoneOf(wish.phone);
  return changeOwnItem<
    CreditConsentView,
    'consent_not_awaited' | 'consent_phone_is_buyers' | 'too_many_requests'
  >(deps, asker, {
    itemId,
    action: 'report.consent',
    decide: async (tx) => {
      const item = await lockItem(tx, itemId);
      const task = await findAwaitingTask(tx, itemId);
      if (item === undefined || task === undefined) return refuse('consent_not_awaited');
      if ((await readPhone(tx, item.userId)).phone === phone) return refuse('consent_phone_is_buyers');
      const allowed = await withinLimits({ ...deps, db: tx }, [
        ['sms_user', item.userId],
        ['sms_phone_user', `${phone} ${item.userId}`],
        ['sms_phone', phone],
      ]);
      if (!allowed.ok) return allowed;
      const contact = { phone, email: wish.email || null, asker: wish.asker, purpose: wish.purpose };
      const id = await openRequest(deps, tx, { item, contact, until: task.deadlineAt }, asker);
      const later = REMINDERS_SECONDS.map((startAfterSeconds) => ({ startAfterSeconds }));
      await deps.enqueue(tx, 'consent.send', [{ consentId: id, isReminder: false }]);
      for (const when of later) {
        await deps.enqueue(tx, 'consent.send', [{ consentId: id, isReminder: true }], when);
      }
      return readConsentView(deps, tx, itemId);
    },
  });
}

/**
 * About oneself: the code goes to the account's verified phone. Whose account it is says its name; one phone signs for one
 * person only, so the name cannot be changed from check to check.
 */
export function requestOwnConsent(
  deps: ReportsDeps,
  asker: ReportAsker,
  itemId: string,
): Promise<
  Result<
    { token: string },
    'report_not_found' | 'consent_not_awaited' | 'consent_not_own' | 'phone_unverified'
  >
> {
  return changeOwnItem<{ token: string }, 'consent_not_awaited' | 'consent_not_own' | 'phone_unverified'>(
    deps,
    asker,
    {
      itemId,
      action: 'report.consent',
      decide: async (tx) => {
        const item = await lockItem(tx, itemId);
        const task = await findAwaitingTask(tx, itemId);
        if (item === undefined || task === undefined) return refuse('consent_not_awaited');
        const account = await readPhone(tx, item.userId);
        if (!isNameOf(account.name, subjectDataOf('person', item.metadata))) return refuse('consent_not_own');
        if (account.phone_verified_at === null) return refuse('phone_unverified');
        const contact = { phone: account.phone, email: null, asker: account.name, purpose: 'own' } as const;
        const id = await openRequest(deps, tx, { item, contact, until: task.deadlineAt }, asker);
        return done({ token: consentToken(deps.config.appSecret, id) });
      },
    },
  );
}

const readPhone = (tx: Transaction, userId: string) =>
  tx
    .selectFrom('app_user')
    .select(['phone', 'phone_verified_at', 'name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** The account's name contains last and first name, in any order. */
function isNameOf(name: string, subject: Readonly<Record<string, string | undefined>>): boolean {
  const words = new Set(foldText(name).split(/\s+/));
  return ['last_name', 'first_name'].every((field) => {
    const part = foldText(subject[field] ?? '');
    return part !== '' && words.has(part);
  });
}

interface Asked {
  readonly item: LockedItem;
  readonly contact: Contact;
  readonly until: Date;
}

async function openRequest(
  deps: ReportsDeps,
  tx: Transaction,
  { item, contact, until }: Asked,
  { caller }: ReportAsker,
): Promise<string> {
  const now = deps.now();
  const before = await findLatestConsent(tx, item.id);
  if (before?.state === 'sent') await endConsent(tx, before.id, { to: 'replaced', at: now });
  const { appSecret } = deps.config;
  const subject = subjectDataOf('person', item.metadata);
  const { asker, purpose } = contact;
  const { version, title, paragraphs } = consentText({ brand: brandOf(item.brand), asker, purpose, subject });
  const text = [title, ...paragraphs].join('\n');
  const id = deps.newId();
  await tx
    .insertInto('credit_consent')
    .values({
      id,
      item_id: item.id,
      subject_key: consentSubjectKey(appSecret, subject),
      state: 'sent',
      is_own: purpose === 'own',
      ...contact,
      phone_key: phoneKey(appSecret, contact.phone),
      subject_name: personName(subject),
      text_version: version,
      text,
      text_hash: createHash('sha256').update(text).digest(),
      requested_at: now,
      expires_at: until,
    })
    .execute();
  await recordEvent(deps, tx, caller, {
    event: 'credit_consent.asked',
    ownerId: item.userId,
    subject: id,
    after: { item_id: item.id, is_own: purpose === 'own' },
  });
  return id;
}
