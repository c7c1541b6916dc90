import { homeOf } from '#platform/public-url.ts';
import type { BrandId } from '@proverka/brand/host';
import type { Registration } from '@proverka/contract/account';
import { personRoles } from '@proverka/contract/roles';
import { parseEmail } from '@proverka/validation/email';
import { parsePhone } from '@proverka/validation/phone';
import { inTransaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from './deps.ts';
import { registered } from './letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { keptCampaign } from './campaign.domain.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { versionsIn } from '@proverka/contract/consent-versions';
import { insertAccount } from './account.store.ts';
import { recordConsents } from './consent.store.ts';
import { saveSetting } from './setting.store.ts';
import { placeKeys, rememberPlace } from './known-place.store.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './weak-password.ts';
import { openSession } from './session.store.ts';
import type { OpenedSession } from './session.store.ts';

export interface RegisterInput {
  readonly registration: Registration;
  readonly campaign: string | null;
  readonly brand: BrandId;
  readonly address: string;
  readonly userAgent?: string;
  /** The browser's device; a program has none. */
  readonly device?: string | null;
}

export interface SignedIn {
  readonly person: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly role: number;
  };
  readonly session: OpenedSession;
}

/** Creates an account with its consents, a letter and a first session, all or nothing. */
export async function register(
  deps: AccountsDeps,
  input: RegisterInput,
): Promise<Result<SignedIn, 'email_taken' | 'password_weak'>> {
  const { registration, brand } = input;
  const weak = refuseWeakPassword(registration.password, { ...registration, brand });
  if (weak !== null) return weak;
  const now = deps.now();
  const visit = { address: input.address, userAgent: input.userAgent ?? '' };
  // Hashed before the e-mail is looked up, so that a taken one takes as long as a free one.
  const passwordHash = await hashPassword(registration.password);
  const { role, campaign } = enrol(registration.person_role, input.campaign);
  const person = {
    id: deps.newId(),
    email: emailOf(registration.email),
    name: registration.name.trim(),
    role,
  };
  return inTransaction(deps.db, async (tx) => {
    const isNew = await insertAccount(tx, {
      ...person,
      phone: phoneOf(registration.phone),
      brand,
      passwordHash,
      passwordIsGenerated: false,
      partnerId: registration.partner_id ?? null,
      campaign,
      registrationUrl: registration.registartion_url,
      createdAt: now,
      from: visit,
    });
    if (!isNew) return refuse('email_taken');
    const versions = versionsIn(registration.consent);
    const given = { userId: person.id, brand, ...visit, where: 'POST /register', givenAt: now, versions };
    await recordConsents(tx, given, deps.newId);
    if (versions.news !== undefined) {
      await saveSetting(tx, person.id, { key: 'notify_news', value: 'active', values: [] });
    }
    await queueLetter(deps, tx, {
      reason: `registered:${person.id}`,
      brand,
      recipient: person.email,
      letter: registered(homeOf(deps.config, { brand, registration_url: registration.registartion_url })),
    });
    const place = { device: input.device ?? null, address: input.address };
    await rememberPlace(tx, person.id, placeKeys(place, deps.config.appSecret), now);
    return done({ person, session: await openSession(tx, person.id, true, now, visit) });
  });
}

/** Section 4: role 12 triggers the campaign risk50 and is registered as client; the campaign freecloud is ignored. */
function enrol(role: number, campaign: string | null): { role: number; campaign: string | null } {
  if (role === personRoles.manager) return { role: personRoles.client, campaign: 'risk50' };
  return { role, campaign: keptCampaign(campaign) };
}

/** Both passed the contract's rules, so parsing cannot fail. */
export const emailOf = (text: string): string => parseEmail(text) ?? text.trim().toLowerCase();
export const phoneOf = (text: string): string => parsePhone(text) ?? text;
