import type { ApiClient } from '@proverka/api-client/api-client';
import type { ApiKey } from '@proverka/contract/api';

/** Calls without input whose answer is the same for every visitor of a host. */
const publicCalls: ReadonlySet<ApiKey> = new Set<ApiKey>(['GET /system/info', 'GET /orders_done_count']);

/** The same for all whose session says so, and for guests: nothing of a visitor is in it. */
const listPrices: ApiKey = 'GET /products';

/** As old as an answer may be: visitors that ask within the same second get the same one. */
const MOST_AGE_MS = 1000;

/**
 * The client of one visit, which asks what is the same for everybody once and not once per visitor. `forAll` asks for nobody:
 * it sends neither session nor address, so nothing of one visitor can reach another. Such an answer is frozen: what a page
 * changed in it would be on the next visitor's page.
 */
export type WithPublicAnswers = (
  own: ApiClient,
  visitor: { readonly hasListPrices: boolean },
) => VisitAnswers;

interface VisitAnswers {
  readonly api: ApiClient;
  /** Those for everybody that the visit got, or `null` when it asked for something of its own besides. */
  readonly publicOnly: () => readonly unknown[] | null;
}

export function keepPublicAnswers(forAll: ApiClient, now: () => number): WithPublicAnswers {
  const kept = new Map<ApiKey, { readonly at: number; readonly answer: Promise<unknown> }>();
  const ask = (key: ApiKey): Promise<unknown> => {
    const known = kept.get(key);
    if (known && now() - known.at < MOST_AGE_MS) return known.answer;
    const answer = forAll.call(key, {}).then(frozen);
    const entry = { at: now(), answer };
    kept.set(key, entry);
    // A failure is not kept: the next visitor asks again.
    answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return answer;
  };
  return (own, { hasListPrices }) => {
    const got = new Map<ApiKey, unknown>();
    let hasOwn = false;
    const isPublic = (key: ApiKey): boolean => publicCalls.has(key) || (hasListPrices && key === listPrices);
    const api: ApiClient = {
      url: own.url,
      call: (key, input, options) => {
        if (!isPublic(key) || !isWithoutInput(input)) {
          hasOwn = true;
          return own.call(key, input, options);
        }
        const answer = ask(key);
        got.set(key, answer);
        return answer as ReturnType<typeof own.call<typeof key>>;
      },
    };
    return { api, publicOnly: () => (hasOwn ? null : [...got.values()]) };
  };
}

/** Empty values of a query are not sent. */
function isWithoutInput({ query = {}, ...others }: { readonly query?: object }): boolean {
  return (
    Object.keys(others).length === 0 &&
    Object.values(query).every((value: unknown) => value === undefined || value === '')
  );
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
