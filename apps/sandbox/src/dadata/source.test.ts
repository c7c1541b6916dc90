import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listAt, testSandbox, textAt, valueAt } from '../testing/test-sandbox.ts';

const sandbox = testSandbox();

const ask = (name: string, payload: object, token = 'Token sandbox-dadata-token') =>
  sandbox.call('POST', `/dadata/suggestions/api/4_1/rs/${name}`, {
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    payload,
  });

const values = async (name: string, payload: object): Promise<unknown[]> =>
  listAt((await ask(name, payload)).body, 'suggestions').map(({ value }) => value);

const sample = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../data/dadata/${file}`, import.meta.url), 'utf8')) as {
    query: string;
    response: { suggestions: { value: string; data: Record<string, unknown> }[] };
  };

describe('addresses', () => {
  test('address suggestions narrow from the city to the flat as the query grows', async () => {
    expect(await values('suggest/address', { query: 'санкт-петербург маяк', count: 1 })).toEqual([
      'г Санкт-Петербург, ул Маяковского',
    ]);
    expect((await values('suggest/address', { query: 'Маяковского 10', count: 3 }))[0]).toBe(
      'г Санкт-Петербург, ул Маяковского, д 101',
    );
    expect(await values('suggest/address', { query: 'Маяковского 101 кв 3' })).toEqual([
      'г Санкт-Петербург, ул Маяковского, д 101, кв 3',
    ]);
  });

  test('address suggestions carry every field of the real answers', async () => {
    const { body } = await ask('suggest/address', { query: 'Маяковского 101 кв 3' });
    const fields = Object.keys(valueAt(body, 'suggestions.0.data') as object);
    const real = Object.keys(sample('suggest_address__mos.json').response.suggestions[0]?.data ?? {});
    expect(real.filter((name) => !fields.includes(name))).toEqual([]);
    expect(valueAt(body, 'suggestions.0.data')).toMatchObject({
      flat: '3',
      flat_cadnum: '78:31:0099001:103',
      flat_area: '54.3',
      fias_level: '9',
      postal_code: '191014',
      geo_lat: expect.stringMatching(/^59\./),
    });
    expect(textAt(body, 'suggestions.0.unrestricted_value')).toBe(
      '191014, г Санкт-Петербург, ул Маяковского, д 101, кв 3',
    );
  });

  test('an address is found by a cadastral number', async () => {
    const { body } = await ask('suggest/address', { query: '78:31:0099001:105' });
    expect(listAt(body, 'suggestions')).toHaveLength(1);
    expect(valueAt(body, 'suggestions.0.data.flat_cadnum')).toBe('78:31:0099001:105');
    const house = await ask('findById/address', { query: '78:31:0099001:119' });
    expect(valueAt(house.body, 'suggestions.0.data')).toMatchObject({
      house_cadnum: '78:31:0099001:119',
      stead_cadnum: '78:31:0099001:20',
    });
  });

  test('an object known from a sample extract is found by its number only', async () => {
    const { body } = await ask('suggest/address', { query: '77:06:0001001:1234' });
    expect(valueAt(body, 'suggestions.0')).toMatchObject({
      value: 'г. Москва, ул. Тестовая, д. 10, кв. 25',
      data: { flat_cadnum: '77:06:0001001:1234' },
    });
    expect(await values('suggest/address', { query: 'Санкт-Петербург Тестовая' })).toEqual([]);
  });

  test('a flat of the market is suggested by its address with its number, its street and city as they are typed', async () => {
    expect(await values('suggest/address', { query: 'Примерск Тестов' })).toContain('г Примерск, ул Тестовая');
    const houses = await ask('suggest/address', { query: 'Примерск Тестовая 1' });
    expect(textAt(houses.body, 'suggestions.0.value')).toMatch(/^г Примерск, ул Тестовая, д 1(?! к)/);
    const flats = await ask('suggest/address', { query: 'Примерск, Тестовая, д 1, кв 2' });
    expect(textAt(flats.body, 'suggestions.0.value')).toMatch(/^г Примерск, ул Тестовая, д 1.*, кв 2$/);
    expect(valueAt(flats.body, 'suggestions.0.data.flat_cadnum')).toMatch(/^00:02:009\d{4}:\d+$/);
  });

  test('address search ignores case and treats ё as е', async () => {
    expect(await values('suggest/address', { query: 'КОРОЛЕВА', count: 1 })).toEqual([
      'г Санкт-Петербург, пр-кт Королёва',
    ]);
  });

  test('a query with a recorded answer returns the recorded suggestions', async () => {
    const { query, response } = sample('suggest_address__mos.json');
    expect((await values('suggest/address', { query })).slice(0, 7)).toEqual(
      response.suggestions.map(({ value }) => value),
    );
  });

  test('ten addresses are suggested by default and at most twenty', async () => {
    expect(await values('suggest/address', { query: 'Санкт-Петербург' })).toHaveLength(10);
    expect(await values('suggest/address', { query: 'Санкт-Петербург', count: 8 })).toHaveLength(8);
    expect(await values('suggest/address', { query: 'Санкт-Петербург', count: 500 })).toHaveLength(20);
  });

  test('an address that does not exist gives an empty list', async () => {
    expect(await values('suggest/address', { query: 'Несуществующая 1' })).toEqual([]);
    expect(await values('suggest/address', { query: '78:31:0099001:99999' })).toEqual([]);
  });
});

describe('companies', () => {
  test('companies are found by name, INN and OGRN', async () => {
    expect(await values('suggest/party', { query: 'сбер' })).toContain('ПАО Сбербанк');
    expect(await values('suggest/party', { query: '7707083893' })).toEqual(['ПАО Сбербанк']);
    expect(await values('findById/party', { query: '1027700132195' })).toEqual(['ПАО Сбербанк']);
    expect(await values('findById/party', { query: '7700000000' })).toEqual([]);
  });

  test('invented companies are found with their state and director', async () => {
    const { body } = await ask('findById/party', { query: '0010004766' });
    expect(listAt(body, 'suggestions')).toMatchObject([
      {
        value: 'ООО "Условность"',
        data: {
          state: { status: 'ACTIVE' },
          management: { name: 'Условнов Глеб Андреевич', disqualified: true },
        },
      },
    ]);
    const { body: bankrupt } = await ask('suggest/party', { query: 'тестовый банкрот' });
    expect(textAt(bankrupt, 'suggestions.0.data.state.status')).toBe('BANKRUPT');
    expect(await values('suggest/party', { query: 'макетов андрей', type: 'INDIVIDUAL' })).toEqual([
      'ИП Макетов Андрей Павлович',
    ]);
  });

  test('companies from recorded answers have every recorded field', async () => {
    const { query, response } = sample('findbyid_party_full_steklokon.json');
    expect((await ask('findById/party', { query })).body).toEqual(response);
  });

  test('companies can be filtered by state and kind', async () => {
    const { body } = await ask('suggest/party', { query: 'ск', status: ['BANKRUPT'], count: 20 });
    const states = listAt(body, 'suggestions')
      .slice(7)
      .map((party) => textAt(party, 'data.state.status'));
    expect(new Set(states)).toEqual(new Set(states.length > 0 ? ['BANKRUPT'] : []));
    expect(await values('suggest/party', { query: 'тестов тест', type: 'INDIVIDUAL' })).toEqual([
      'ИП Тестов Тест Тестович',
    ]);
  });
});

describe('banks', () => {
  test('banks are found by name and BIC', async () => {
    const { body } = await ask('suggest/bank', { query: '044525225' });
    expect(valueAt(body, 'suggestions.0.data')).toMatchObject({
      bic: '044525225',
      correspondent_account: '30101810400000000225',
    });
    expect(await values('suggest/bank', { query: 'альфа' })).toEqual(['Альфа-Банк']);
  });
});

describe('refusals', () => {
  test.each([
    ['', 401, 'Unauthorized'],
    ['Token wrong', 403, 'Forbidden'],
  ])('a request with token «%s» is refused with %i', async (token, status, reason) => {
    const answer = await ask('suggest/address', { query: 'мос' }, token);
    expect([answer.status, answer.body]).toMatchObject([status, { family: 'CLIENT_ERROR', reason }]);
  });

  test('a query that is missing, too long or has a wrong count is refused', async () => {
    expect((await ask('suggest/address', {})).status).toBe(400);
    expect((await ask('suggest/address', { query: 'а'.repeat(301) })).status).toBe(413);
    expect((await ask('suggest/address', { query: 'а'.repeat(300) })).status).toBe(200);
    expect((await ask('suggest/address', { query: 'мос', count: 'many' })).status).toBe(400);
  });

  test('a failing switch answers in the error format of the service', async () => {
    const local = testSandbox();
    for (const status of [429, 503]) {
      await local.call('PUT', '/control/api/behaviours', {
        payload: { source: 'dadata', behaviour: { kind: 'failing', status } },
      });
      const answer = await local.call('POST', '/dadata/suggestions/api/4_1/rs/suggest/address', {
        payload: { query: 'мос' },
      });
      expect([answer.status, answer.body]).toMatchObject([
        status,
        { family: status < 500 ? 'CLIENT_ERROR' : 'SERVER_ERROR' },
      ]);
    }
  });
});
