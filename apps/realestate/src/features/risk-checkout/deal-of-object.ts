import type { ApiClient } from '@proverka/api-client/api-client';
import { dealsKey } from '@proverka/api-client/deals';
import { Refused } from '@proverka/api-client/refused';
import type { Deal } from '@proverka/contract/deal';
import { queryOptions } from '@proverka/shell-sdk/query';
import type { SellersChange } from './deal-sellers.domain.ts';

interface AboutObject {
  readonly objectKey: string;
  readonly objectAddress: string;
}

/** The visitor's folder about an object; null while there is none. */
export const dealOfObjectQuery = (api: ApiClient, objectKey: string) =>
  queryOptions({
    queryKey: [...dealsKey, 'object', objectKey],
    retry: false,
    queryFn: () => findDeal(api, objectKey),
  });

async function findDeal(api: ApiClient, objectKey: string): Promise<Deal | null> {
  const { deals } = await api.call('GET /deals', {});
  const line = deals.find(({ object_key: key }) => key === objectKey);
  if (line === undefined) return null;
  return api.call('GET /deal/{deal_id}', { params: { deal_id: line.deal_id } });
}

/** Changed or removed in another window meanwhile: read again and changed anew. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Refused && ['deal_changed', 'deal_not_found'].includes(error.problem.code);

const mostTries = 3;

/**
 * Changes the sellers of an object's folder, one change after another; the first one makes the folder. Rejects when a change could not
 * be saved; those after it are tried all the same.
 */
export function sellersKeeper(api: ApiClient, about: AboutObject) {
  let last: Promise<unknown> = Promise.resolve();
  const keep = async (change: SellersChange, triesLeft = mostTries): Promise<Deal | null> => {
    try {
      const deal = await findDeal(api, about.objectKey);
      return await saveSellers(api, about, deal, change);
    } catch (error) {
      if (triesLeft > 1 && isOutdated(error)) return keep(change, triesLeft - 1);
      throw error;
    }
  };
  return (change: SellersChange): Promise<Deal | null> => {
    const kept = last.then(() => keep(change));
    last = kept.catch(() => undefined);
    return kept;
  };
}

async function saveSellers(
  api: ApiClient,
  { objectKey, objectAddress }: AboutObject,
  deal: Deal | null,
  change: SellersChange,
): Promise<Deal | null> {
  const before = deal?.sellers ?? [];
  const sellers = change(before);
  if (JSON.stringify(sellers) === JSON.stringify(before)) return deal;
  if (deal === null) {
    const body = { object_key: objectKey, object_address: objectAddress, sellers: [...sellers] };
    return api.call('POST /deal/create', { body });
  }
  const { deal_id, version } = deal;
  return api.call('PUT /deal/{deal_id}', { params: { deal_id }, body: { version, sellers: [...sellers] } });
}
