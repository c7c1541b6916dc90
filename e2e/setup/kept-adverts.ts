import { expect } from './test.ts';
import { stack } from './site.ts';

interface Listed {
  readonly id: number;
  readonly kad_number: string | null;
  readonly fields: { readonly rooms: number | null; readonly price: number };
}

/** A page of adverts, as the API answers a search. */
async function listAdverts(search: object): Promise<readonly Listed[]> {
  const answer = await fetch(`${stack.apiUrl}/adverts/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(search),
  });
  if (!answer.ok) throw new Error(`Adverts could not be listed: ${await answer.text()}`);
  return ((await answer.json()) as { list: Listed[] }).list;
}

/** A new stack reads sixty thousand adverts and counts prices in minutes, beside everything else: later tests find them done. */
const untilRead = { timeout: 600_000, intervals: [500, 1000, 2000] };
export const testMilliseconds = 690_000;

/** The worker reads the sites bit by bit after the start: a test waits until there is what it needs. */
export async function whenAdvertsAreRead(
  search: object,
  isFit: (advert: Listed) => boolean = () => true,
): Promise<Listed> {
  let found: Listed | undefined;
  await expect(async () => {
    found = (await listAdverts({ ...search, limit: 100 })).find(isFit);
    expect(found).toBeDefined();
  }).toPass(untilRead);
  if (!found) throw new Error('No advert is fit');
  return found;
}

export interface CountedArea {
  readonly slug: string;
  readonly title: string;
  readonly supply: number;
}

interface City extends CountedArea {
  readonly districts: readonly CountedArea[];
}

/** Figures are counted after the adverts are read. */
export async function citiesOnceCounted(): Promise<readonly City[]> {
  let cities: readonly City[] = [];
  await expect(async () => {
    const answer = await fetch(`${stack.apiUrl}/market/areas`);
    ({ cities } = (await answer.json()) as { cities: readonly City[] });
    expect(cities.length).toBeGreaterThan(0);
  }).toPass(untilRead);
  return cities;
}
