import { recordDestruction } from '#platform/destruction/record-destruction.ts';
import { system } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { json } from '#platform/db/columns.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { PersonalDataDeps } from './deps.ts';
import { removeOwnerOfAll } from '#catalogue/change-price-owners.ts';
import { EMPTY_CONCLUSION } from '#reports/emptied-conclusion.ts';
import { removeUnusedFile } from '#reports/remove-unused-file.ts';
import { giveUpOpenItems } from './give-up-open-items.ts';

/**
 * What goes, in this order, of the person `:userId`. Money facts stay: orders, items with product and price, payments, the
 * ledger, invoices (402-FZ, article 29). What a statement needs to know of others comes before those others go.
 */
export const DESTROYED: Readonly<Record<string, string>> = {
  proofs_of_reports: `
    insert into destruction_proof (number, product_name, content_hash, completed_at, destroyed_at)
    select r.number, p.name_ru, r.content_hash, coalesce(r.completed_at, r.created_at), now()
    from report r join order_item i on i.id = r.item_id join customer_order o on o.id = i.order_id
    join product p on p.id = i.product_id where o.user_id = :userId
    on conflict (number) do nothing`,
  report_tasks: `
    delete from report_task t using order_item i join customer_order o on o.id = i.order_id
    where t.item_id = i.id and o.user_id = :userId`,
  reports: `
    delete from report r using order_item i join customer_order o on o.id = i.order_id
    where r.item_id = i.id and o.user_id = :userId`,
  person_checks: `delete from person_check where user_id = :userId`,
  check_pauses: `delete from check_pause where user_id = :userId`,
  // With their messages, documents, notes and history. Before the disputes they refer to.
  cases: `
    delete from support_case
    where user_id = :userId or email = (select email from app_user where id = :userId)`,
  disputes: `delete from dispute where user_id = :userId`,
  risk_conclusions: `
    delete from risk_conclusion c using order_item i join customer_order o on o.id = i.order_id
    where c.item_id = i.id and o.user_id = :userId`,
  risk_owners: `
    delete from risk_owner r using order_item i join customer_order o on o.id = i.order_id
    where r.item_id = i.id and o.user_id = :userId`,
  risk_reports: `
    delete from risk_report r using order_item i join customer_order o on o.id = i.order_id
    where r.item_id = i.id and o.user_id = :userId`,
  // A row with a receipt is kept without its text; the price of the others is in the ledger.
  words_of_conclusions: `
    update expert_conclusion c set ${EMPTY_CONCLUSION}
    where c.user_id = :userId and exists (select from receipt r where r.conclusion_id = c.id)`,
  expert_conclusions: `
    delete from expert_conclusion c
    where c.user_id = :userId and not exists (select from receipt r where r.conclusion_id = c.id)`,
  wholesale_batches: `delete from wholesale_batch where user_id = :userId`,
  // A cadastral number is not personal data; anything else may be a name or an address.
  order_items: `
    update order_item i set metadata = '{}', object_address = '',
      object_key = case when i.object_key ~ '^\\d{2}:\\d{2}:\\d{6,7}:\\d+$' then i.object_key else '' end
    from customer_order o where o.id = i.order_id and o.user_id = :userId`,
  orders: `update customer_order set metadata = '{}', partner_id = null where user_id = :userId`,
  payment_notifications: `
    update payment_notification n set body = '{}', address = null from payment p
    where n.object_id = p.provider_id and p.user_id = :userId`,
  payments: `
    update payment set confirmation_token = null, confirmation_url = null, return_url = null where user_id = :userId`,
  answers: `
    delete from idempotency_key where scope = :userId::uuid::text
      or scope = 'guest:' || (select email from app_user where id = :userId::uuid)`,
  letters: `delete from mail_outbox where recipient = (select email from app_user where id = :userId) and emptied_at is null`,
  comments: `delete from article_comment where user_id = :userId`,
  report_ratings: `
    update report_rating r set comment = '' from order_item i join customer_order o on o.id = i.order_id
    where r.item_id = i.id and o.user_id = :userId`,
  ratings: `delete from article_rating where rater = 'user:' || :userId::uuid`,
  settings: `delete from person_setting where user_id = :userId`,
  default_views: `delete from desk_default_view where user_id = :userId`,
  views: `delete from desk_view where user_id = :userId`,
  mailings: `delete from mailing_recipient where user_id = :userId`,
  tariff: `delete from person_tariff where user_id = :userId`,
  partner_tariffs: `delete from partner_tariff where partner_id = :userId`,
  coupons: `delete from discount where user_id = :userId`,
  payers: `delete from payer where user_id = :userId`,
  phone_codes: `delete from phone_verification where user_id = :userId`,
  webhook_deliveries: `
    delete from webhook_delivery d using webhook w where d.webhook_id = w.id and w.user_id = :userId`,
  webhooks: `delete from webhook where user_id = :userId`,
  token_events: `delete from api_token_event where user_id = :userId`,
  tokens: `delete from api_token where user_id = :userId`,
  seller_extracts: `delete from seller_extract where user_id = :userId`,
  attachments: `delete from attachment where user_id = :userId`,
  exports: `delete from data_export where user_id = :userId`,
  email_links: `delete from email_verification where user_id = :userId`,
  staff_enrolments: `delete from staff_enrolment where user_id = :userId`,
  passkeys: `delete from passkey where user_id = :userId`,
  totp: `delete from totp where user_id = :userId`,
  recovery_codes: `delete from recovery_code where user_id = :userId`,
  proof_challenges: `delete from proof_challenge where user_id = :userId`,
  impersonations: `delete from impersonation where user_id = :userId`,
  staff_notes: `delete from person_note where user_id = :userId`,
  responsible: `delete from responsible_user where user_id = :userId`,
  sessions: `delete from session where user_id = :userId`,
  known_places: `delete from known_place where user_id = :userId`,
  // Consents have to be provable after their withdrawal, but not the address they were given from.
  consents: `update consent set address = null where user_id = :userId`,
  person: `
    update app_user set email = 'deleted-' || id || '@deleted.invalid', name = '', phone = '', password_hash = 'none',
      reset_password_hash = null, reset_expires_at = null, reset_nonce = null, reset_made_at = null, partner_id = null, campaign = null,
      registration_url = '', phone_verified_at = null
    where id = :userId`,
};

interface OfPerson {
  readonly userId: string;
}

const FORGET_EVENTS = statement<OfPerson, { count: number }>('select audit_forget(:userId)::int as count');

const DESTRUCTIONS = Object.entries(DESTROYED).map(([name, sql]) => ({
  name,
  destroy: statement<OfPerson, { count: number }>(
    `with gone as (${sql} returning 1) select count(*)::int as count from gone`,
  ),
}));

const FILES = statement<OfPerson, { hash: string }>(`
  select file_hash as hash from attachment where user_id = :userId
  union select document_hash from dispute where user_id = :userId and document_hash is not null
  union select f.file_hash from case_document f join case_message m on m.id = f.message_id join support_case c on c.id = m.case_id
    where c.user_id = :userId or c.email = (select email from app_user where id = :userId)
  union select file_hash from data_export where user_id = :userId and file_hash is not null
  union select t.file_hash from report_task t join order_item i on i.id = t.item_id
    join customer_order o on o.id = i.order_id where o.user_id = :userId and t.file_hash is not null
  union select file_hash from seller_extract where user_id = :userId
  union select r.pdf_hash from report r join order_item i on i.id = r.item_id
    join customer_order o on o.id = i.order_id where o.user_id = :userId and r.pdf_hash is not null`);

/**
 * True while the provider has not reported the outcome of a payment or refund of the person. Their receipts contain the
 * e-mail: a retry of the same key with another one is rejected, and money already sent would be credited a second time.
 */
export const isOpenAtProvider = (person: string): string => `(
  exists (
    select from payment p where p.user_id = ${person} and p.status in ('creating', 'pending', 'waiting_for_capture')
  ) or exists (
    select from refund r join payment p on p.id = r.payment_id
    where p.user_id = ${person} and r.status in ('creating', 'pending')
  )
)`;

const OPEN_AT_PROVIDER = statement<OfPerson>(`select 1 where ${isOpenAtProvider(':userId::uuid')}`);

/**
 * Deletes all rows in one transaction, then the files; the row of the deletion remains as proof. Idempotent. Also false while
 * the provider owes an answer, possibly about a refund just started here: the next run tries again.
 */
export async function destroyAccount(deps: PersonalDataDeps, userId: string): Promise<boolean> {
  if (await isOpen(deps, userId)) await giveUpOpenItems(deps, userId);
  const files = await inTransaction(deps.db, async (tx) => {
    const open = await tx
      .selectFrom('account_deletion')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('destroyed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (open === undefined) return null;
    const [waiting] = await OPEN_AT_PROVIDER(tx, { userId });
    if (waiting !== undefined) return null;
    const owned = await FILES(tx, { userId });
    const destroyed = await destroyRows(tx, userId);
    await tx
      .updateTable('account_deletion')
      .set({ destroyed_at: deps.now(), destroyed: json({ ...destroyed, files: owned.length }) })
      .where('user_id', '=', userId)
      .execute();
    await recordEvent(deps, tx, system, { event: 'account.destroyed', ownerId: userId, subject: userId });
    const rows = Object.values(destroyed).reduce((sum, count) => sum + count, 0);
    await recordDestruction(tx, 'account', deps.now(), [{ subject: userId, rows, files: owned.length }]);
    await deps.destroyed.add('destroyed', 'account', [userId], deps.now());
    return owned;
  });
  for (const { hash } of files ?? []) await removeUnusedFile(deps, hash);
  return files !== null;
}

async function isOpen({ db }: PersonalDataDeps, userId: string): Promise<boolean> {
  const deletion = await db
    .selectFrom('account_deletion')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('destroyed_at', 'is', null)
    .executeTakeFirst();
  return deletion !== undefined;
}

async function destroyRows(tx: Transaction, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = { special_prices: await removeOwnerOfAll(tx, userId) };
  for (const { name, destroy } of DESTRUCTIONS) {
    const [gone] = await destroy(tx, { userId });
    counts[name] = gone?.count ?? 0;
  }
  const [emptied] = await FORGET_EVENTS(tx, { userId });
  counts['audit_event_details'] = emptied?.count ?? 0;
  return counts;
}
