import type { ObjectPage } from '@proverka/contract/object';
import { beforeEach, describe, expect, test } from 'vitest';
import { away, found, nothing } from '../../../test/fake-sources.ts';
import { NUMBER, createObjectWorld, flat, onMap } from '../../../test/object-world.ts';
import type { ObjectWorld } from '../../../test/object-world.ts';
import { PRICE, fromBalance, order } from '../../../test/orders.ts';
import { kadnetTitle } from '#registers/sources/kadnet/objects.ts';
import { nspdTitle } from '#registers/sources/nspd/nspd.ts';

let world: ObjectWorld;
beforeEach(async () => {
  world = await createObjectWorld();
});

const search = (query: string) =>
  world.api.inject({ url: `/search?${new URLSearchParams({ query }).toString()}` });
const page = async (path: string) => (await world.api.inject(path)).json<ObjectPage>();

describe('object searches', () => {
  test('a search by number queries the number, a search by address the address', async () => {
    expect((await search('77;01;0001001;1024')).json()).toMatchObject({
      found: 1,
      objects: [{ Number: NUMBER, Area: '', Level: '7' }],
    });
    await search('Москва, Тестовая, д 1, кв 2');
    expect(world.register.asked).toEqual([
      { numbers: [NUMBER], address: '' },
      { numbers: [], address: 'Москва, Тестовая, д 1, кв 2' },
    ]);
  });

  test('a search by bare digits queries every number they can be read as', async () => {
    await search('77010001001102');
    expect(world.register.asked[0]?.numbers).toEqual(['77:01:0001001:102', '77:01:000100:1102']);
  });

  test('a repeated search is answered from the cache', async () => {
    await search(NUMBER);
    await search(` ${NUMBER} `);
    expect(world.register.asked).toHaveLength(1);
  });

  test('concurrent searches that find the same objects in a different order all succeed', async () => {
    const street = Array.from({ length: 60 }, (_, index) => ({
      ...flat,
      Number: `77:01:0001001:${2000 + index}`,
    }));
    let turn = 0;
    world.register.answer = () => found((turn += 1) % 2 === 0 ? street : street.toReversed());
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => search(`Тестовая, д ${index}, кв 1`)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test('a search without results says so', async () => {
    world.register.answer = () => nothing;
    expect((await search(NUMBER)).json()).toEqual({ objects: [], found: 0 });
  });

  test('a search by number falls back to the map', async () => {
    world.register.answer = () => away;
    expect((await search(NUMBER)).json()).toMatchObject({
      found: 1,
      objects: [{ Number: NUMBER, Area: '54.3' }],
    });
  });

  test('a search without an answer from any source is not «nothing found»', async () => {
    world.register.answer = () => away;
    world.map.answer = () => away;
    expect((await search(NUMBER)).json()).toMatchObject({
      status: 503,
      code: 'service_unavailable',
      retryAfter: 30,
    });
    expect((await search('Тестовая, д 1, кв 2')).json()).toMatchObject({ status: 503 });
  });

  test('searches too frequent or too many are refused in the words the page knows', async () => {
    const strict = await createObjectWorld({ search_burst: { count: 2, windowSeconds: 3600 } });
    const ask = (of: ObjectWorld) => of.api.inject({ url: `/search?query=${NUMBER}` });
    await ask(strict);
    await ask(strict);
    expect((await ask(strict)).json()).toMatchObject({ status: 429, title: 'Suspicious activity detected' });
    const modest = await createObjectWorld({ search_quota: { count: 1, windowSeconds: 3600 } });
    await ask(modest);
    expect((await ask(modest)).json()).toMatchObject({
      status: 429,
      title: 'вы превысили лимит использования поиска',
    });
  });

  test('a search without a text is refused', async () => {
    expect((await search('  ')).json()).toMatchObject({
      status: 400,
      fields: { query: 'Обязательное поле' },
    });
  });
});

describe('object pages', () => {
  test('an object page is served at once from what a search stored', async () => {
    await search(NUMBER);
    expect(await page(`/object/${NUMBER}`)).toMatchObject({
      Number: NUMBER,
      Address: flat.Address,
      purchases: [],
      average_time: {},
      object: null,
      products: [
        { product_name: 'CostAssessment' },
        { product_name: 'EgrnObject' },
        { product_name: 'EgrnRightList' },
        { product_name: 'RiskAssessment' },
        { product_name: 'RiskAssessmentV2' },
      ],
    });
    expect(world.register.asked).toHaveLength(1);
  });

  test('an object page asks the source about an object that was never searched for', async () => {
    expect(await page(`/object/${encodeURIComponent('77.01.0001001.1024')}`)).toMatchObject({
      Number: NUMBER,
    });
    expect(await page(`/object/${NUMBER}`)).toMatchObject({ Number: NUMBER });
    expect(world.register.asked).toHaveLength(1);
  });

  test('the page of a number unknown to the register is not found', async () => {
    world.register.answer = () => nothing;
    expect((await world.api.inject(`/object/${NUMBER}`)).json()).toMatchObject({
      status: 404,
      code: 'object_not_found',
    });
  });

  test('the page of an address without objects shows the address, slashes included', async () => {
    world.register.answer = () => nothing;
    const address = 'Тестовая, д 1/2, кв 3';
    expect(await page(`/object/${encodeURIComponent(address)}`)).toMatchObject({
      Number: '',
      Address: address,
    });
  });

  test.each(['zzz', '12345', 'нет-такого'])(
    'the page of «%s», which is neither a number nor an address, is not found',
    async (text) => {
      expect((await world.api.inject(`/object/${encodeURIComponent(text)}`)).json()).toMatchObject({
        status: 404,
        code: 'object_not_found',
      });
      expect(world.register.asked).toEqual([]);
    },
  );

  test('an object page shows only the number while no source answers', async () => {
    world.register.answer = () => away;
    expect(await page(`/object/${NUMBER}`)).toMatchObject({ Number: NUMBER, Address: '' });
  });

  test('an object page counts against the limit only when it asks a register', async () => {
    const strict = await createObjectWorld({ object_source: { count: 1, windowSeconds: 3600 } });
    const statuses: number[] = [];
    for (const number of [NUMBER, NUMBER, '77:01:0001001:2', NUMBER]) {
      statuses.push((await strict.api.inject(`/object/${number}`)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test('an object page shows the visitor’s own purchases', async () => {
    const person = await world.signIn({ paid: PRICE });
    await order(person, fromBalance());
    const own = (await person.request({ url: `/object/${NUMBER}` })).json<ObjectPage>();
    expect(own.purchases).toMatchObject([
      { product_name: 'EgrnObject', status: 'requested', metadata: { diffStatement: null } },
    ]);
    const other = await world.signIn();
    expect((await other.request({ url: `/object/${NUMBER}` })).json<ObjectPage>().purchases).toEqual([]);
  });
});

describe('full info', () => {
  test('full info combines both registers: the register has priority, the map fills gaps', async () => {
    const full = await page(`/objectFull/${NUMBER}`);
    expect(full).toMatchObject({ Address: flat.Address, Area: '54.3', AreaOKC: '54.3', TypeOKC: 'Квартира' });
    expect(full.object).toMatchObject({ outline: onMap.outline, unavailable: [] });
    expect(full.object?.facts.map(({ title, source, source_date }) => [title, source, source_date])).toEqual([
      ['Собственность', kadnetTitle, '2019-05-14'],
      ['Обременение: Ипотека', kadnetTitle, '2019-05-14'],
      ['Этажей', nspdTitle, null],
    ]);
  });

  test('full info is stored for the short info', async () => {
    await page(`/objectFull/${NUMBER}`);
    expect(await page(`/object/${NUMBER}`)).toMatchObject({ Area: '54.3', object: { unavailable: [] } });
  });

  test('full info names the source that did not answer', async () => {
    world.map.answer = () => away;
    const full = await page(`/objectFull/${NUMBER}`);
    expect(full.object?.unavailable).toEqual([nspdTitle]);
    expect(full.object?.facts.length).toBeGreaterThan(0);
  });

  test('full info of an unknown number is not found', async () => {
    world.register.answer = () => nothing;
    expect((await world.api.inject(`/objectFull/${NUMBER}`)).statusCode).toBe(404);
  });
});
