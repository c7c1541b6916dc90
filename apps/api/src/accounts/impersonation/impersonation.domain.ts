import type { Api, ApiKey } from '@proverka/contract/api';
import type { StaffGrant } from '@proverka/contract/grants';

/**
 * What a member of the staff may do in somebody's place besides reading: help a report along. Everything that is not listed is
 * refused, also what is added later: it would be a word, a payment or a secret of the owner.
 */
const openActs: ReadonlySet<ApiKey> = new Set<ApiKey>([
  'POST /token',
  'POST /logout',
  'POST /report/{order_item_id}/data',
  'POST /report/{order_item_id}/tasks/{task_id}/restart',
  'POST /risk/v2/task/restart',
]);

/** Reading in a session that is not of the desk. */
type OwnRead = {
  [Key in ApiKey]: Key extends `GET ${string}`
    ? Api[Key] extends { auth: 'none' } | { tag: 'staff' } | { grant: StaffGrant }
      ? never
      : Key
    : never;
}[ApiKey];

/** Closed is what is more than a look: it sends a message, or hands out everything at once. A new call does not compile without its line. */
const reads: Readonly<Record<OwnRead, 'open' | 'closed'>> = {
  'GET /person/phone/send_verification_code': 'closed',
  'GET /person/export/{export_id}': 'closed',
  'GET /person/{id}': 'open',
  'GET /person/settings': 'open',
  'GET /person/sessions': 'open',
  'GET /person/factors': 'open',
  'GET /person/consents': 'open',
  'GET /person/exports': 'open',
  'GET /api': 'open',
  'GET /attachment': 'open',
  'GET /attachment/{attachment_id}': 'open',
  // Contracts and passports of people who are no customers.
  'GET /deals': 'closed',
  'GET /deal/{deal_id}': 'closed',
  'GET /orders': 'open',
  'GET /orders/summary': 'open',
  'GET /order/{orderId}': 'open',
  'GET /check_order_paid/{orderId}': 'open',
  'GET /report/{order_item_id}': 'open',
  'GET /report/{order_item_id}/events': 'open',
  'GET /report/{order_item_id}/pdf': 'open',
  'GET /report/{order_item_id}/credit_consent': 'open',
  'GET /download': 'open',
  'GET /risk/v2/report/{id}': 'open',
  'GET /order_item/{order_item_id}/insurance/{document}': 'open',
  'GET /dispute/{dispute_id}/document': 'open',
  'GET /expert': 'open',
  'GET /expert/{conclusion_id}': 'open',
  'GET /seller-extract/{id}': 'open',
  'GET /wholesale': 'open',
  'GET /wholesale/{batch_id}': 'open',
  'GET /wholesale/{batch_id}/results': 'open',
  'GET /wholesale/{batch_id}/results.xlsx': 'open',
  'GET /wholesale/{batch_id}/reports.zip': 'closed',
  'GET /wholesale/{batch_id}/reports.pdf': 'closed',
  'GET /wholesale/{batch_id}/bad-rows.xlsx': 'open',
  'GET /transaction': 'open',
  'GET /transaction/{transaction_id}': 'open',
  'GET /transaction/overview': 'open',
  'GET /transaction/receipts': 'open',
  'GET /transaction/statement': 'open',
  'GET /invoice': 'open',
  'GET /invoices': 'open',
  'GET /payer/get_payers': 'open',
  'GET /payer/get_payer_info': 'open',
  'GET /tariff/get_current': 'open',
  'GET /tariff/get_current_for_user/': 'open',
  'GET /partner/orders': 'open',
  'GET /partner/referral': 'open',
  'GET /partner/stats': 'open',
  'GET /webhooks': 'open',
  'GET /webhooks/{webhookId}/deliveries': 'open',
  'GET /cases': 'open',
  'GET /cases/{case_id}': 'open',
  'GET /case_documents/{document_id}': 'open',
  'GET /products': 'open',
  'GET /preview/{id}': 'open',
  'GET /search': 'open',
  'GET /object/{id}': 'open',
  'GET /objectFull/{id}': 'open',
  'GET /object/{id}/plan': 'open',
  'GET /object/{id}/map': 'open',
  'GET /sale_history': 'open',
  'GET /comments': 'open',
  'GET /ratings': 'open',
};

const isOwnRead = (key: ApiKey): key is OwnRead => Object.hasOwn(reads, key);

/** Whether a session in which a member of the staff acts as its owner may make the call. */
export const mayImpersonatedCall = (key: ApiKey): boolean =>
  isOwnRead(key) ? reads[key] === 'open' : openActs.has(key);

/** Asked by every page, and about nothing of the owner. */
const unnoted: ReadonlySet<ApiKey> = new Set<ApiKey>(['POST /token', 'POST /logout', 'GET /products']);

/** Whether the journal keeps that the call was made: it shows or changes what belongs to the owner. */
export const isNotedCall = (key: ApiKey): boolean => !unnoted.has(key);
