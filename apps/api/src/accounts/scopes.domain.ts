import { apiScopes } from '@proverka/contract/api-token';
import type { ApiScope } from '@proverka/contract/api-token';
import { personRoles } from '@proverka/contract/roles';

const buying: readonly ApiScope[] = [
  'objects:read',
  'orders:read',
  'orders:write',
  'reports:read',
  'account:read',
  'webhooks',
];
const partner: readonly ApiScope[] = [...buying, 'partner:read'];

// Roles that work with reports professionally. Buyers, sellers and «другое» are private persons; an administrator's rights
// are too wide for a key stored in a program.
const scopesByRole: Readonly<Record<number, readonly ApiScope[]>> = {
  [personRoles.realtor]: buying,
  // Sees purchases and prices, not the content of reports.
  [personRoles.agent]: ['orders:read', 'account:read', 'webhooks'],
  [personRoles.partner]: partner,
  [personRoles.headOfAgency]: buying,
  [personRoles.appraiser]: buying,
  [personRoles.lawyer]: buying,
  [personRoles.estateDeveloper]: buying,
  [personRoles.partnerRisk]: partner,
  [personRoles.manager]: buying,
  [personRoles.hr]: buying,
  [personRoles.security]: buying,
  [personRoles.chief]: buying,
};

/** Empty for roles without tokens. */
export const scopesOf = (role: number): readonly ApiScope[] => scopesByRole[role] ?? [];

/** The rights of a token: what its owner chose, as far as the owner's role allows it now. */
export const allowedScopes = (role: number, chosen: readonly ApiScope[]): ApiScope[] =>
  scopesOf(role).filter((scope) => chosen.includes(scope));

const scopesByTag: Readonly<Record<string, { readonly read: ApiScope; readonly write?: ApiScope }>> = {
  objects: { read: 'objects:read' },
  suggestions: { read: 'objects:read' },
  orders: { read: 'orders:read', write: 'orders:write' },
  reports: { read: 'reports:read' },
  // Read only: whoever may move a webhook receives what its owner does.
  webhooks: { read: 'webhooks' },
};

// An allowlist, because most account calls are for a person at a screen.
const scopesByEndpoint: Readonly<Record<string, ApiScope>> = {
  'GET /api': 'account:read',
  'POST /token': 'account:read',
  'GET /person/{id}': 'account:read',
  'GET /person/settings': 'account:read',
  'GET /transaction': 'account:read',
  'GET /transaction/{transaction_id}': 'account:read',
  'GET /transaction/overview': 'account:read',
  'GET /transaction/receipts': 'account:read',
  'GET /transaction/statement': 'account:read',
  // Whoever may buy a check may also complete it.
  'POST /report/{order_item_id}/data': 'orders:write',
  'POST /report/{order_item_id}/tasks/{task_id}/skip': 'orders:write',
  'POST /report/{order_item_id}/skip': 'orders:write',
  'POST /report/{order_item_id}/tasks/{task_id}/restart': 'orders:write',
  'PUT /order_item/{order_item_id}/subject': 'orders:write',
  'GET /tariff/get_current': 'account:read',
  'POST /coupon': 'orders:write',
  'GET /partner/orders': 'partner:read',
  'GET /partner/stats': 'partner:read',
};

const catalogue: ReadonlySet<string> = new Set(['products', 'tariff', 'blog', 'system']);

/** The right a call asks of a program's token; `any` when every token will do, null for a call that is not for programs. */
export function scopeNeeded(key: string, tag: string): ApiScope | 'any' | null {
  if (mayCall([], key, tag)) return 'any';
  return apiScopes.find((scope) => mayCall([scope], key, tag)) ?? null;
}

/** True when a token with these scopes may make a call. Calls not listed here are not for programs. */
export function mayCall(scopes: readonly ApiScope[], key: string, tag: string): boolean {
  const isRead = key.startsWith('GET ');
  const named = scopesByEndpoint[key];
  if (named !== undefined) return scopes.includes(named);
  if (catalogue.has(tag)) return isRead;
  const byTag = scopesByTag[tag];
  const needed = isRead ? byTag?.read : byTag?.write;
  return needed !== undefined && scopes.includes(needed);
}
