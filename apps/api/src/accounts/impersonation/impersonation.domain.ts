import type { ApiKey } from '@proverka/contract/api';

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

/** Reading that is more than a look: it sends a message, or hands out everything at once. */
const closedReads: ReadonlySet<ApiKey> = new Set<ApiKey>([
  'GET /person/phone/send_verification_code',
  'GET /person/export/{export_id}',
]);

/** Whether a session in which a member of the staff acts as its owner may make the call. */
export const mayImpersonatedCall = (key: ApiKey): boolean =>
  key.startsWith('GET ') ? !closedReads.has(key) : openActs.has(key);

/** Asked by every page, and about nothing of the owner. */
const unnoted: ReadonlySet<ApiKey> = new Set<ApiKey>(['POST /token', 'POST /logout', 'GET /products']);

/** Whether the journal keeps that the call was made: it shows or changes what belongs to the owner. */
export const isNotedCall = (key: ApiKey): boolean => !unnoted.has(key);
