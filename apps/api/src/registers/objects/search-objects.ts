import type { ObjectInfo } from '@proverka/contract/object';
import { readSearchText } from '@proverka/validation/search-text';
import type { RegistersDeps } from '../deps.ts';
import { countUse } from '#platform/http/usage.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { infoOfKadnet, kadnetTitle } from '../sources/kadnet/objects.ts';
import type { ObjectsQuery } from '../sources/kadnet/objects.ts';
import { nspdTitle } from '../sources/nspd/nspd.ts';
import { rememberObjects } from '../object.store.ts';

export interface SearchInput {
  readonly query: string;
  /** The user's id or the visitor's address, for the search limits. */
  readonly who: string;
  readonly signal: AbortSignal;
}

type Refusal = 'suspicious_activity' | 'search_limit_reached' | 'service_unavailable';

/** Objects by number or address from Kadnet; numbers from the public map when Kadnet does not answer. */
export async function searchObjects(
  deps: RegistersDeps,
  input: SearchInput,
): Promise<Result<readonly ObjectInfo[], Refusal>> {
  const allowed = await countSearch(deps, input.who);
  if (!allowed.ok) return allowed;
  const query = readQuery(input.query);
  // Digits that are no number of the register: as an address they would be part of many houses.
  if (isNoNumber(input.query)) return done([]);
  const cacheKey = JSON.stringify(query);
  const cached = deps.searchCache.get(cacheKey);
  if (cached !== undefined) {
    deps.sourceCalls.cached('kadnet');
    return done(cached);
  }
  const objects = await deps.searchCache.ask(cacheKey, input.signal, async (signal) => {
    const found = await askSources(deps, query, signal);
    if (found !== null) await rememberObjects(deps.db, found.objects, found.source, deps.now());
    return found?.objects ?? null;
  });
  return objects === null ? refuse('service_unavailable', { retryAfterSeconds: 30 }) : done(objects);
}

async function countSearch(deps: RegistersDeps, who: string): Promise<Result<true, Refusal>> {
  const { search_burst: burst, search_quota: quota } = deps.config.http.limits;
  const now = deps.now();
  if (!(await countUse(deps.db, 'search_burst', who, burst, now))) return refuse('suspicious_activity');
  if (!(await countUse(deps.db, 'search_quota', who, quota, now))) return refuse('search_limit_reached');
  return done(true);
}

const isNoNumber = (text: string): boolean => {
  const read = readSearchText(text);
  return read.kind === 'cadastral' && read.cadastralNumbers.length === 0;
};

/** Bare digits can be read as several cadastral numbers; the source decides which exist. */
export function readQuery(text: string): ObjectsQuery {
  const read = readSearchText(text);
  return read.kind === 'cadastral' && read.cadastralNumbers.length > 0
    ? { numbers: read.cadastralNumbers, address: '' }
    : { numbers: [], address: 'text' in read ? read.text : text.trim() };
}

interface Found {
  readonly objects: readonly ObjectInfo[];
  readonly source: string;
}

/** null when no source answered, which is not the same as nothing found. */
async function askSources(
  deps: RegistersDeps,
  query: ObjectsQuery,
  signal: AbortSignal,
): Promise<Found | null> {
  const answer = await deps.objects.check(query, signal);
  if (answer.kind === 'found') return { objects: answer.data.map(infoOfKadnet), source: kadnetTitle };
  if (answer.kind === 'nothing_found') return { objects: [], source: kadnetTitle };
  if (answer.kind === 'unavailable') deps.log.warn({ reason: answer.reason }, 'object search');
  return query.numbers.length === 0 ? null : askMap(deps, query.numbers, signal);
}

async function askMap(
  deps: RegistersDeps,
  numbers: readonly string[],
  signal: AbortSignal,
): Promise<Found | null> {
  const answers = await Promise.all(numbers.map((number) => deps.map.check(number, signal)));
  const objects = answers.flatMap((answer) => (answer.kind === 'found' ? answer.data.info : []));
  const isAnswered = objects.length > 0 || answers.every(({ kind }) => kind === 'nothing_found');
  return isAnswered ? { objects, source: nspdTitle } : null;
}
