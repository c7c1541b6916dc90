import type { AddressSuggestion, PartySuggestion } from '@proverka/contract/suggestion';
import { beforeEach, describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { away, createFakeSource, found, nothing } from '../../../test/fake-sources.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import type { SuggestionQuery } from '../sources/dadata/dadata.ts';

const street: AddressSuggestion = {
  value: 'г Москва, ул Тестовая',
  data: { cadastralNumber: null, fias_id: 'f' },
};
const addresses = createFakeSource<SuggestionQuery, readonly AddressSuggestion[]>(() => found([street]));
const parties = createFakeSource<SuggestionQuery, readonly PartySuggestion[]>(() => nothing);

let world: TestWorld;
beforeEach(async () => {
  addresses.asked.length = 0;
  addresses.answer = () => found([street]);
  const config = testConfig({}, { suggestions_address: { count: 3, windowSeconds: 3600 } });
  world = await createTestWorld({ config, replace: { suggestions: { addresses, parties } } });
});

const suggest = async (query: string, more = '') =>
  (await world.api.inject(`/suggestions/address?query=${encodeURIComponent(query)}${more}`)).json();

describe('suggestions', () => {
  test('eight suggestions are returned by default', async () => {
    expect(await suggest('моск')).toEqual({ suggestions: [street], available: true });
    await suggest('моск', '&count=3');
    expect(addresses.asked).toEqual([
      { query: 'моск', count: 8 },
      { query: 'моск', count: 3 },
    ]);
  });

  test('repeated suggestion requests come from the cache and do not count against the limit', async () => {
    for (let i = 0; i < 6; i += 1) await suggest('моск');
    expect(addresses.asked).toHaveLength(1);
    for (const query of ['а', 'б']) await suggest(query);
    expect(await suggest('в')).toMatchObject({ status: 429, code: 'too_many_requests' });
  });

  test('suggestions are empty and marked as unavailable when the supplier fails', async () => {
    addresses.answer = () => away;
    expect(await suggest('моск')).toEqual({ suggestions: [], available: false });
    addresses.answer = () => found([street]);
    expect(await suggest('моск')).toMatchObject({ available: true });
  });

  test('company suggestions may be empty', async () => {
    expect((await world.api.inject('/suggestions/party?query=x')).json()).toEqual({
      suggestions: [],
      available: true,
    });
  });

  test('a request for more than twenty suggestions or without a text is refused', async () => {
    expect(await suggest('моск', '&count=21')).toMatchObject({
      status: 400,
      fields: { count: 'Некорректное значение' },
    });
    expect(await suggest(' ')).toMatchObject({ fields: { query: 'Обязательное поле' } });
  });
});
