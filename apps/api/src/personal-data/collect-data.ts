import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';

/**
 * The data stored about a person, by the name of its file in the export. Secrets (hashes of passwords and tokens) are not
 * about anybody and stay out. `:userId` is the person.
 */
const COLLECTED: Readonly<Record<string, string>> = {
  person: `
    select id, email, name, phone, phone_verified_at, role, brand, partner_id, campaign, registration_url, created_at
    from app_user where id = :userId`,
  consents: `
    select purpose, text_version, text_hash, address, user_agent, given_where, given_at, withdrawn_at from consent
    where user_id = :userId or contact = (select email from app_user where id = :userId) order by given_at`,
  // Where the staff works from is not about the owner.
  sessions: `
    select created_at, expires_at, revoked_at, case when impersonation_id is null then address end as address,
      case when impersonation_id is null then user_agent end as user_agent, is_staff,
      impersonation_id is not null as is_of_support
    from session where user_id = :userId order by created_at`,
  sign_ins_of_support: `select created_at from impersonation where user_id = :userId order by created_at`,
  notes_of_support: `select text, created_at from person_note where user_id = :userId order by created_at`,
  staff_roles: `
    select staff_role, given_at, confirmed_at, ended_at from staff_grant where user_id = :userId order by given_at`,
  staff_recoveries: `
    select given_at, confirmed_at, ended_at from staff_recovery where user_id = :userId order by given_at`,
  passkeys: `select name, rp_id, created_at, last_used_at from passkey where user_id = :userId order by created_at`,
  totp: `select created_at, confirmed_at, last_used_at from totp where user_id = :userId`,
  recovery_codes: `select created_at, used_at from recovery_code where user_id = :userId order by created_at, used_at`,
  known_places: `select kind, last_login_at from known_place where user_id = :userId order by last_login_at`,
  settings: `select key, value, value_list from person_setting where user_id = :userId order by key`,
  desk_views: `
    select list, title, address, hidden_columns, is_shared, created_at from desk_view where user_id = :userId
    order by created_at`,
  mailings: `
    select m.subject, r.written_at from mailing_recipient r join mailing m on m.id = r.mailing_id
    where r.user_id = :userId order by r.written_at`,
  tariff: `
    select t.name, p.assigned_at from person_tariff p join tariff t on t.simple_id = p.tariff_simple_id
    where p.user_id = :userId`,
  special_prices: `
    select p.name_ru as product, coalesce(
      (select h.price from price_change h where h.component_id = c.id and h.starts_at <= now()
       order by h.starts_at desc limit 1), c.price) as price, c.starts_at
    from price_component_owner o
    join price_component c on c.id = o.component_id join product p on p.id = c.product_id where o.user_id = :userId`,
  partner_tariffs: `
    select reward_percent, min_top_up, starts_at, ended_at from partner_tariff where partner_id = :userId
    order by starts_at`,
  coupons: `
    select code, title, amount, percent, created_at, ends_at from discount where user_id = :userId order by created_at`,
  coupon_uses: `
    select u.order_id, u.item_id, d.title, u.used_at from discount_use u left join discount d on d.id = u.discount_id
    where u.user_id = :userId order by u.used_at`,
  check_pauses: `
    select pattern, counted, allowed, opened_at, kept_at, ended_at from check_pause where user_id = :userId
    order by opened_at`,
  payers: `select * from payer where user_id = :userId order by created_at`,
  invoices: `
    select id, kind, number, amount, issued_on, content, order_id, transaction_id, created_at from invoice
    where user_id = :userId order by created_at`,
  orders: `
    select o.id, o.brand, o.kind, o.method, o.status, o.total, o.metadata, o.partner_id, o.created_at, o.paid_at,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', i.id, 'product', p.name_ru, 'object_key', i.object_key, 'object_address', i.object_address,
          'price', i.price, 'price_breakdown', i.price_breakdown, 'status', i.status, 'metadata', i.metadata, 'finished_at', i.finished_at
        ) order by i.position)
        from order_item i join product p on p.id = i.product_id where i.order_id = o.id
      ), '[]') as items
    from customer_order o where o.user_id = :userId order by o.created_at`,
  transactions: `
    select t.id, t.kind, e.step, a.kind as purse, e.amount, t.order_id, t.item_id, t.created_at
    from ledger_account a join ledger_entry e on e.account = a.id join ledger_transfer t on t.id = e.transfer_id
    where a.user_id = :userId order by t.created_at, t.id, e.step`,
  payments: `
    select id, order_id, provider_id, status, amount, instrument, instrument_tail, created_at, final_at from payment
    where user_id = :userId order by created_at`,
  refunds: `
    select r.payment_id, r.item_id, r.status, r.amount, r.reason, r.created_at, r.final_at from refund r
    join payment p on p.id = r.payment_id where p.user_id = :userId order by r.created_at`,
  returns: `
    select r.item_id, r.to_balance, r.to_card, r.reason, r.created_at from item_return r
    join order_item i on i.id = r.item_id join customer_order o on o.id = i.order_id
    where o.user_id = :userId order by r.created_at`,
  money_entries: `
    select kind, amount, arguments, reason, document, state, made_at from money_proposal where user_id = :userId
    order by made_at`,
  payouts: `
    select number, kind, amount, payee, purpose, state, created_at, due_on, ended_at from payout
    where user_id = :userId order by created_at`,
  bank_payments: `
    select l.number, l.document_date, l.credited_on, l.amount, l.other_name, l.other_inn, l.other_account, l.purpose,
      i.number as invoice
    from bank_line l join invoice i on i.id = l.invoice_id where i.user_id = :userId order by l.document_date, l.id`,
  reports: `
    select r.number, r.item_id, r.created_at, r.completed_at, r.expires_at, r.verdict,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'type', t.type, 'status', t.status, 'source', t.source, 'source_date', t.source_date, 'result', t.result
        ))
        from report_task t where t.item_id = r.item_id
      ), '[]') as tasks
    from report r join order_item i on i.id = r.item_id join customer_order o on o.id = i.order_id
    where o.user_id = :userId order by r.created_at`,
  report_views: `
    select coalesce(after->>'item_id', subject) as item_id, event != 'access.refused' as allowed, happened_at as seen_at
    from audit_event
    where owner_id = :userId and (event in ('report.read', 'dispute.read')
      or event = 'access.refused' and after->>'operation' = 'report.read')
    order by seq`,
  // Where from, of their own acts only: the address of somebody else is not theirs, also of the staff in their place.
  security_events: `
    select e.event, e.happened_at, e.by, o.is_own_act,
      case when e.owner_id = :userId then e.subject end as subject,
      case when o.is_own_act then d.address end as address,
      case when o.is_own_act then d.user_agent end as user_agent
    from audit_event e join audit_event_detail d using (seq),
      lateral (select coalesce(e.acted_by, e.user_id) is not distinct from :userId::uuid as is_own_act) o
    where e.owner_id = :userId or e.user_id = :userId or e.acted_by = :userId order by e.seq`,
  risk_owners: `
    select r.item_id, r.position, r.data,
      coalesce((
        select jsonb_agg(jsonb_build_object('question', s.question, 'answer', s.answer, 'comment', s.comment))
        from risk_survey s where s.owner_id = r.id
      ), '[]') as surveys
    from risk_owner r join order_item i on i.id = r.item_id join customer_order o on o.id = i.order_id
    where o.user_id = :userId order by r.item_id, r.position`,
  expert_conclusions: `
    select item_id, question, state, price, text, author, requested_at, closed_at from expert_conclusion
    where user_id = :userId order by requested_at`,
  seller_extracts: `
    select file_name, cadastral_number, summary, signature, created_at, expires_at from seller_extract
    where user_id = :userId order by created_at`,
  wholesale_lists: `
    select b.title, b.header, b.rows_good, b.rows_bad, b.total, b.created_at, b.order_id,
      coalesce((
        select jsonb_agg(jsonb_build_object('line', r.line, 'kind', r.kind, 'metadata', r.metadata, 'cells', r.cells)
          order by r.line)
        from wholesale_row r where r.batch_id = b.id
      ), '[]') as rows
    from wholesale_batch b where b.user_id = :userId order by b.created_at`,
  report_ratings: `
    select r.item_id, r.value, r.comment, r.rated_at from report_rating r
    join order_item i on i.id = r.item_id join customer_order o on o.id = i.order_id
    where o.user_id = :userId order by r.rated_at`,
  disputes: `
    select number, item_id, finding, text, document_name, opened_at, outcome, answer, correction, answered_at from dispute
    where user_id = :userId order by opened_at`,
  cases: `
    select c.number, c.kind, c.state, c.name, c.email, c.page, c.order_id, c.item_id, c.opened_at, c.changed_at, c.closed_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('author', m.author, 'text', m.text, 'written_at', m.created_at, 'documents', (
          select coalesce(jsonb_agg(f.name order by f.id), '[]') from case_document f where f.message_id = m.id
        )) order by m.created_at, m.id)
        from case_message m where m.case_id = c.id
      ), '[]') as messages
    from support_case c
    where c.user_id = :userId or c.email = (select email from app_user where id = :userId) order by c.opened_at`,
  comments: `select article_id, text, created_at from article_comment where user_id = :userId order by created_at`,
  ratings: `
    select article_id, value, rated_at from article_rating where rater = 'user:' || :userId::uuid order by rated_at`,
  api_tokens: `
    select prefix, scopes, created_at, expires_at, last_used_at, revoked_at, end_reason from api_token where user_id = :userId order by created_at`,
  api_token_events: `
    select action, endpoint, address, at from api_token_event where user_id = :userId order by at`,
  webhooks: `select id, url, created_at, deleted_at, end_reason from webhook where user_id = :userId order by created_at`,
  phone_codes: `
    select phone, attempts, sent_at, expires_at from phone_verification where user_id = :userId`,
  letters: `
    select subject, case when is_secret then '' else text end as text, created_at, sent_at from mail_outbox
    where recipient = (select email from app_user where id = :userId) order by created_at`,
  deals: `
    select d.object_key, d.object_address, d.advert_id, d.sellers, d.steps, d.notes, d.created_at, d.changed_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', f.kind, 'title', f.title, 'file_name', f.file_name, 'bytes', f.bytes,
          'uploaded_at', f.uploaded_at) order by f.uploaded_at, f.id)
        from deal_document f where f.deal_id = d.id
      ), '[]') as documents
    from deal d where d.user_id = :userId order by d.created_at`,
  poll_answers: `
    select a.item_id, a.answer, a.answered_at from poll_answer a
    join order_item i on i.id = a.item_id join customer_order o on o.id = i.order_id
    where o.user_id = :userId order by a.answered_at`,
  files: `select group_id, file_name, width, height, created_at from attachment where user_id = :userId`,
};

const COLLECTIONS = Object.entries(COLLECTED).map(([name, sql]) => ({
  name,
  collect: statement<{ userId: string }>(sql),
}));

export interface CollectedFile {
  readonly name: string;
  readonly rows: readonly unknown[];
}

export async function collectData(db: Connection, userId: string): Promise<CollectedFile[]> {
  const files: CollectedFile[] = [];
  for (const { name, collect } of COLLECTIONS) files.push({ name, rows: await collect(db, { userId }) });
  return files;
}
