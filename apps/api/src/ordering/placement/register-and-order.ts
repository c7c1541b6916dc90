import { moscowDay } from '@proverka/words/moments';
import type { User } from '@proverka/contract/account';
import { versionsIn } from '@proverka/contract/consent-versions';
import type { PlacedOrder } from '@proverka/contract/order';
import type { orderEndpoints } from '@proverka/contract/order';
import { personRoles } from '@proverka/contract/roles';
import { mailbox } from '@proverka/validation/email';
import type { z } from 'zod';
import type { OrderedOn } from '#platform/public-url.ts';
import { publicUrlOf } from '#platform/public-url.ts';
import { insertAccount } from '#accounts/account.store.ts';
import { recordConsents } from '#accounts/consent.store.ts';
import { generatePassword, hashPassword } from '#accounts/password.ts';
import { keptCampaign } from '#accounts/campaign.domain.ts';
import { emailOf, phoneOf } from '#accounts/register.ts';
import { newEmailLink } from '#accounts/email-verification.store.ts';
import type { Session } from '#platform/http/session.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { notePersonChecks } from '../admit-person-checks.ts';
import type { OrderingDeps } from '../deps.ts';
import { lockAccounts } from '#money/ledger.store.ts';
import { emailLinkUrl, registeredWithOrder } from '#accounts/letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { Refusal as RefusalOf, Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { keepOrderedExtracts, lockOrderedExtracts } from '../seller-extracts.ts';
import { claimDiscounts } from '#catalogue/named-discounts.ts';
import { readOrderTerms } from './order-terms.ts';
import { claimOf, hashSecret, newcomer, openOrderSession } from './order-session.ts';
import type { OrderSession } from './order-session.ts';
import { draftOrder } from '../order.domain.ts';
import type { OrderDraft } from '../order.domain.ts';
import { findEarlierRequest } from './request-key.store.ts';
import type { NewOrder } from '../placement.store.ts';
import { answerPlaced, hashRequest, newOrder, repeat, saveOrder } from '../place-order.ts';
import type { PlacementRefusal } from '../place-order.ts';
import type { Placed } from '../placement.store.ts';

type RegOrderBody = z.output<(typeof orderEndpoints)['POST /regorder']['body']>;

export interface RegisterAndOrderInput extends OrderedOn {
  readonly body: RegOrderBody;
  /** The campaign from the URL the guest came by; stored with the account. */
  readonly campaign: string | null;
  /** The same, if it exists: prices are reduced by it. */
  readonly pricedBy: string | undefined;
  readonly key: string;
  readonly address: string;
  readonly userAgent: string;
  /** A repeat may bring the session that the first request opened. */
  readonly session: Session | null;
}

interface Entered {
  readonly person: User;
  readonly session: OrderSession;
}

export interface RegisteredOrder extends Entered {
  readonly order: PlacedOrder;
}

type Refusal =
  | Exclude<PlacementRefusal, 'insufficient_funds' | 'unpaid_limit_reached'>
  | 'email_taken'
  | 'authentication_needed';

// A repeat may open a session again, so it is accepted only while the first request may still be in flight.
const REPEAT_MS = 3600 * 1000;

/** A guest's order: the account, the order and the letter with the password, all or nothing. */
export async function registerAndOrder(
  deps: OrderingDeps,
  input: RegisterAndOrderInput,
): Promise<Result<RegisteredOrder, Refusal>> {
  const { body, brand, key } = input;
  const terms = await readOrderTerms(deps, { userId: null, campaign: input.pricedBy }, body.order_items);
  const drafted = draftOrder(await deps.catalogue(), brand, body, moscowDay(deps.now()), terms);
  const scope = `guest:${emailOf(body.email)}`;
  const { repeat_secret: secret, ...request } = body;
  const requestHash = hashRequest(scope, request);
  const idempotency = {
    scope,
    key,
    requestHash,
    secretHash: secret === undefined ? null : hashSecret(secret),
  };
  const saved = drafted.ok
    ? await saveGuest(deps, input, drafted.value, idempotency)
    : await repeatOr(deps, drafted, input, idempotency);
  if (!saved.ok) return saved;
  const order = await answerPlaced(deps, saved.value, idempotency);
  return order.ok ? done({ ...saved.value, order: order.value }) : order;
}

type Saved = Result<Placed & Entered, Refusal>;

async function saveGuest(
  deps: OrderingDeps,
  input: RegisterAndOrderInput,
  draft: OrderDraft,
  idempotency: NewOrder['idempotency'],
): Promise<Saved> {
  // Section 8: «RegOrder without jwt and zero total»: a free order has no payment to prove that a person is there.
  if (draft.total === 0) return refuse('authentication_needed');
  const { body, brand, variant } = input;
  const password = generatePassword();
  const account = {
    id: deps.newId(),
    email: emailOf(body.email),
    passwordHash: await hashPassword(password),
  };
  return inTransaction(deps.db, async (tx): Promise<Saved> => {
    // Before the account, so that a refusal creates nothing.
    const claimed = await claimDiscounts(tx, draft.items, account.id, deps.now());
    if (!claimed.ok) return repeatOr(deps, claimed, input, idempotency, tx);
    const locked = await lockOrderedExtracts(tx, draft.items, account.id);
    if (!locked.ok) return locked;
    if (!(await createAccount(deps, tx, input, account, password))) {
      return repeatGuest(deps, tx, input, idempotency);
    }
    const order = newOrder(deps, { userId: account.id, brand, variant, body, draft, idempotency });
    await notePersonChecks(deps, tx, { ...order, orderId: order.id, kind: 'single' });
    await keepOrderedExtracts(tx, order);
    const placed = await saveOrder(deps, tx, order, { accounts: await lockAccounts(tx, account.id) }, 'none');
    if (!placed.ok) throw new Error('a new account has no money to be short of');
    const session = await openOrderSession(deps, tx, input, account.id, order.id);
    return done({ ...placed.value, person: newcomer(account), session });
  });
}

/** A used coupon may have been used by this very request a moment ago: then its answer is returned again. */
async function repeatOr(
  deps: OrderingDeps,
  refused: { readonly ok: false; readonly refusal: RefusalOf<Refusal> },
  input: RegisterAndOrderInput,
  idempotency: NewOrder['idempotency'],
  tx?: Transaction,
): Promise<Saved> {
  if (refused.refusal.code !== 'coupon_used') return refused;
  const find = (within: Transaction) => repeatGuest(deps, within, input, idempotency);
  const repeated = await (tx === undefined ? inTransaction(deps.db, find) : find(tx));
  return repeated.ok ? repeated : refused;
}

interface NewGuest {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
}

async function createAccount(
  deps: OrderingDeps,
  tx: Transaction,
  { body, campaign, brand, variant, address, userAgent }: RegisterAndOrderInput,
  { id, email, passwordHash }: NewGuest,
  password: string,
): Promise<boolean> {
  const now = deps.now();
  const isNew = await insertAccount(tx, {
    id,
    email,
    name: mailbox(email),
    phone: phoneOf(body.phone),
    role: personRoles.client,
    brand,
    passwordHash,
    passwordIsGenerated: true,
    partnerId: body.partner_id ?? null,
    campaign: keptCampaign(campaign),
    registrationUrl: body.registartion_url,
    createdAt: now,
    from: { address, userAgent: null },
  });
  if (!isNew) return false;
  const given = { userId: id, brand, address, userAgent, where: 'POST /regorder', givenAt: now };
  await recordConsents(tx, { ...given, versions: versionsIn(body.consent) }, deps.newId);
  await queueLetter(deps, tx, {
    reason: `registered:${id}`,
    brand,
    recipient: email,
    letter: registeredWithOrder(
      emailLinkUrl(publicUrlOf(deps.config, { brand, variant }), await newEmailLink(tx, id, now)),
      email,
      password,
    ),
    isSecret: true,
  });
  return true;
}

/** The e-mail has an account, created by this very request a moment ago or by someone before. */
async function repeatGuest(
  deps: OrderingDeps,
  tx: Transaction,
  input: RegisterAndOrderInput,
  { scope, key, requestHash, secretHash }: NewOrder['idempotency'],
): Promise<Saved> {
  const earlier = await findEarlierRequest(tx, scope, key, new Date(deps.now().getTime() - REPEAT_MS));
  if (earlier === null) return refuse('email_taken');
  const repeated = repeat(earlier, requestHash);
  if (!repeated.ok) return repeated;
  const account = await tx
    .selectFrom('app_user')
    .select(['id', 'email', 'email_verified_at'])
    .where('email', '=', emailOf(input.body.email))
    // A proof of the e-mail at the same time ends sessions: none may be opened after it.
    .forUpdate()
    .executeTakeFirstOrThrow();
  const claim = claimOf(earlier, secretHash ?? null, input.session, account.email_verified_at !== null);
  const session =
    claim === 'opened' ? await openOrderSession(deps, tx, input, account.id, earlier.orderId) : claim;
  return done({ ...repeated.value, person: newcomer(account), session });
}
