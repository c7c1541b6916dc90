import type { HouseInformation } from '@proverka/contract/house-information';
import type { MarketDeps } from './deps.ts';

/** Houses by their numbers from the data service; undefined while it is silent. */
export async function knownHouses(
  { marketAnswers, marketData }: Pick<MarketDeps, 'marketAnswers' | 'marketData'>,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<readonly HouseInformation[] | undefined> {
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other);
  const houses = await marketAnswers.ask(`houses ${wanted.join(' ')}`, signal, (given) =>
    marketData.houses(wanted, given),
  );
  return houses === null ? [] : houses;
}
