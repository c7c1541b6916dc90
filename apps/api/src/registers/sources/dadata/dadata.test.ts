import { describe, expect, test } from 'vitest';
import { createProtocolFake } from '../../../../test/protocol-fake.ts';
import { createDadata } from './dadata.ts';

const signal = new AbortController().signal;

describe('suggestions', () => {
  test('an address suggestion carries the cadastral number of the flat, else of the house', async () => {
    const flat = {
      value: 'г Москва, ул Тестовая, д 1, кв 2',
      data: { house_cadnum: '77:01:1:1', flat_cadnum: '77:01:1:2', fias_id: 'f' },
    };
    const fake = await createProtocolFake([
      { body: { suggestions: [flat, { value: 'г Москва', data: { house_cadnum: null } }] } },
    ]);
    const answer = await createDadata({ url: fake.url, key: 'k' }).addresses.check(
      { query: 'моск', count: 8 },
      signal,
    );
    expect(answer).toMatchObject({
      data: [
        { value: flat.value, data: { cadastralNumber: '77:01:1:2', fias_id: 'f' } },
        { value: 'г Москва', data: { cadastralNumber: null } },
      ],
    });
    expect(fake.seen[0]).toMatchObject({ url: '/suggest/address', headers: { authorization: 'Token k' } });
    expect(JSON.parse(fake.seen[0]?.body ?? '')).toEqual({ query: 'моск', count: 8 });
  });

  test('company suggestions leave out companies without an INN', async () => {
    const company = {
      value: 'ООО "ТЕСТ"',
      data: {
        inn: '7707083893',
        ogrn: '1027700132195',
        name: { short_with_opf: 'ООО «Тест»' },
        management: { name: 'Тестов Т.' },
        state: { status: 'ACTIVE' },
      },
    };
    const fake = await createProtocolFake([
      { body: { suggestions: [company, { value: 'без ИНН', data: {} }] } },
    ]);
    const answer = await createDadata({ url: fake.url, key: 'k' }).parties.check(
      { query: 'тест', count: 8 },
      signal,
    );
    expect(answer).toMatchObject({
      data: [
        {
          value: 'ООО «Тест»',
          data: { inn: '7707083893', management: { name: 'Тестов Т.' }, status: 'ACTIVE', address: null },
        },
      ],
    });
  });

  test.each([401, 403, 429, 500])(
    'suggestions are unavailable when the service answers %i',
    async (status) => {
      const fake = await createProtocolFake([{ status, body: {} }]);
      const { addresses } = createDadata({ url: fake.url, key: 'k' });
      expect(await addresses.check({ query: 'моск', count: 8 }, signal)).toMatchObject({
        kind: 'unavailable',
      });
    },
  );
});
