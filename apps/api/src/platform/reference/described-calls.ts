import type { ApiScope } from '@proverka/contract/api-token';
import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import type { Endpoint, Method } from '@proverka/contract/endpoint';
import type { GroupName } from './groups.ts';
import { groups } from './groups.ts';

/** Which right of a program's token a call needs; `any` for a call every token may make, null for one that is not for programs. */
export type ScopeOf = (key: string, tag: string) => ApiScope | 'any' | null;

/** A call of customers, guests or their programs, as the reference shows it. */
export interface DescribedCall {
  readonly key: ApiKey;
  readonly operationId: string;
  readonly method: Method;
  /** Without a slash at its end: the server takes both. */
  readonly path: string;
  readonly group: GroupName;
  readonly endpoint: Endpoint;
  readonly scope: ApiScope | 'any' | null;
}

export function describedCalls(scopeOf: ScopeOf): DescribedCall[] {
  const keys = Object.keys(endpoints) as ApiKey[];
  return keys.filter((key) => isDescribed(key, endpoints[key])).map((key) => describe(key, scopeOf));
}

/** Staff calls, and those that only other systems make, are described to nobody. */
const isDescribed = (key: string, { grant, isForSystems, tag }: Endpoint): boolean =>
  grant === undefined && tag !== 'staff' && !key.includes(' /admin/') && isForSystems !== true;

function describe(key: ApiKey, scopeOf: ScopeOf): DescribedCall {
  const endpoint: Endpoint = endpoints[key];
  const [method = 'GET', path = '/'] = key.split(' ');
  const { tag } = endpoint;
  if (!isGroup(tag)) throw new Error(`the reference has no group «${tag}» for ${key}`);
  return {
    key,
    operationId: operationIdOf(method, path),
    method: method as Method,
    path: path.replace(/\/$/, ''),
    group: tag,
    endpoint,
    scope: scopeOf(key, tag),
  };
}

const isGroup = (tag: string): tag is GroupName => Object.hasOwn(groups, tag);

/** `GET /order/{orderId}` is `getOrderByOrderId`. */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replaceAll(/\{(\w+)\}/g, 'by/$1')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map(capital).join('');
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
