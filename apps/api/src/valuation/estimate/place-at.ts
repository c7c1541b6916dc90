import type { ValuationDeps } from '../deps.ts';

/** City, district and house of an address, as the market numbers them. */
export interface MarketPlace {
  readonly id_city: number;
  readonly id_district: number;
  readonly id_dom: number | null;
}

/** What the market's data service knows of an address; null where it knows nothing. */
export async function placeAt(
  { marketAnswers, marketData }: ValuationDeps,
  address: string,
  signal: AbortSignal,
): Promise<MarketPlace | null | 'silent'> {
  if (address === '') return null;
  const place = await marketAnswers.ask(`place ${address}`, signal, (given) =>
    marketData.place(address, given),
  );
  if (place === undefined) return 'silent';
  return place && { id_city: place.id_city, id_district: place.id_district, id_dom: place.id_dom };
}
