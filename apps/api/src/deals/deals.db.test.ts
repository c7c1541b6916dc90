import type { Deal, DealLine } from '@proverka/contract/deal';
import { mostDeals } from '@proverka/contract/deal-limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { advertRow, keepRows } from '../../test/adverts.ts';
import { createDealOf, dealObject } from '../../test/deals.ts';
import { PRICE, fromBalance, order } from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';
import { moscowDay } from '#market/moscow-day.ts';

let world: TestWorld;
let buyer: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
});

const fresh = () => world.signIn({ paid: 10 * PRICE });
const put = (person: SignedInPerson, id: string, payload: object) =>
  person.request({ method: 'PUT', url: `/deal/${id}`, payload });
const read = async (person: SignedInPerson, id: string) =>
  (await person.request({ url: `/deal/${id}` })).json<Deal>();

/** Checks of people of these surnames, all Pyotrs of one birthday, each newer than the one before. */
const buyPersonChecks = (person: SignedInPerson, surnames: readonly string[]) =>
  world.owner.query(
    `with bought as (
       select gen_random_uuid() as order_id, surname, place
       from unnest($2::text[]) with ordinality as named (surname, place)
     ), placed as (
       insert into customer_order (id, user_id, brand, kind, method, status, total, metadata, created_at, expires_at, paid_at)
       select order_id, $1, 'person-check', 'purchase', 'balance', 'paid', 100, '{}',
         now() + place * interval '1 second', now() + interval '1 day', now()
       from bought
     )
     insert into order_item (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status)
     select gen_random_uuid(), order_id, 0, (select id from product where name = 'CheckPerson'), '', '', 100, '{}',
       jsonb_build_object('ownersData', jsonb_build_array(
         jsonb_build_object('last_name', surname, 'first_name', 'Пётр', 'birth_date', '1975-05-15'))),
       'queued'
     from bought`,
    [person.id, surnames],
  );

describe('a folder of a purchase', () => {
  beforeAll(async () => {
    buyer = await fresh();
  });

  test('a new folder has the usual steps, and lacks every check and document', async () => {
    const deal = await createDealOf(buyer, { sellers: [{ last_name: 'Тестов', first_name: 'Иван' }] });
    expect(deal).toMatchObject({
      object_key: dealObject,
      version: 1,
      sellers: [{ last_name: 'Тестов', first_name: 'Иван' }],
      next_step: { kind: 'advance' },
      documents: 0,
      document_list: [],
      reports: [],
      changes: null,
      checks: [
        { kind: 'object', state: 'missing', order_item_id: null },
        { kind: 'history', state: 'missing', order_item_id: null },
        { kind: 'seller', seller: 0, state: 'missing', order_item_id: null },
      ],
    });
  });

  test('a folder about the same object is the same folder, however its number is written', async () => {
    const [one, other] = [
      await createDealOf(buyer),
      await createDealOf(buyer, { object_key: '77.01.0001001.1024' }),
    ];
    expect(other.deal_id).toBe(one.deal_id);
  });

  test('two windows that create a folder at once get one', async () => {
    const [one, other] = await Promise.all([
      createDealOf(buyer, { object_key: 'г Тестов, ул Двойная, д 1' }),
      createDealOf(buyer, { object_key: 'г Тестов, ул Двойная, д 1' }),
    ]);
    expect(one.deal_id).toBe(other.deal_id);
  });

  test('a change keeps what it does not name, and one made on an older version is refused', async () => {
    const { deal_id: id, version } = await createDealOf(buyer, { object_key: '77:01:0001001:2' });
    const steps = [{ kind: 'advance', title: '', planned_on: '2026-12-01', done_on: null }];
    expect((await put(buyer, id, { version, notes: 'Звонить вечером' })).json()).toMatchObject({
      version: 2,
    });
    expect((await put(buyer, id, { version, steps })).json()).toMatchObject({
      status: 409,
      code: 'deal_changed',
    });
    const changed = await put(buyer, id, { version: 2, steps });
    expect(changed.json()).toMatchObject({
      notes: 'Звонить вечером',
      steps,
      next_step: { planned_on: '2026-12-01' },
    });
  });

  test('a folder gets the number of its object later, unless another folder has it', async () => {
    const { deal_id: id } = await createDealOf(buyer, { object_key: 'г Тестов, ул Новая, д 1' });
    const taken = await put(buyer, id, { version: 1, object_key: dealObject });
    expect(taken.json()).toMatchObject({ status: 409, code: 'deal_exists' });
    const named = await put(buyer, id, { version: 1, object_key: '77;01;0001001;77' });
    expect(named.json()).toMatchObject({ object_key: '77:01:0001001:77' });
  });

  test('of two folders that get one number at once, one gets it', async () => {
    const folders = [
      await createDealOf(buyer, { object_key: 'г Тестов, ул Первая, д 1' }),
      await createDealOf(buyer, { object_key: 'г Тестов, ул Вторая, д 1' }),
    ];
    const answers = await Promise.all(
      folders.map(({ deal_id: id }) => put(buyer, id, { version: 1, object_key: '77:01:0001001:88' })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test.each([
    ['a step that is not known', { steps: [{ kind: 'party', planned_on: null, done_on: null }] }, 400],
    ['an own step without a title', { steps: [{ kind: 'other', planned_on: null, done_on: null }] }, 400],
    [
      'a day that does not exist',
      { steps: [{ kind: 'advance', planned_on: '2026-02-31', done_on: null }] },
      400,
    ],
    [
      'a step done in ten years',
      { steps: [{ kind: 'advance', planned_on: null, done_on: '2036-01-01' }] },
      422,
    ],
    ['a seller without a name', { sellers: [{ inn: '500100732259' }] }, 400],
    ['an INN that is none', { sellers: [{ last_name: 'Тестов', inn: '1' }] }, 400],
    ['notes of a book', { notes: 'а'.repeat(4001) }, 400],
  ] as const)('a change with %s is refused', async (_, change, status) => {
    const { deal_id: id, version } = await createDealOf(buyer);
    expect((await put(buyer, id, { version, ...change })).statusCode).toBe(status);
  });

  test('an ordered check is in the folder of its object and in no other', async () => {
    const person = await fresh();
    const { deal_id: id } = await createDealOf(person);
    const { deal_id: other } = await createDealOf(person, { object_key: '77:01:0001001:3' });
    await order(person, fromBalance());
    const { checks, reports } = await read(person, id);
    expect(checks[0]).toMatchObject({ kind: 'object', state: 'under_way' });
    expect(reports).toMatchObject([{ order_item_id: checks[0]?.order_item_id, is_readable: true }]);
    expect((await read(person, other)).reports).toEqual([]);
  });

  test('an agency with hundreds of newer checks finds those of the object and of its seller', async () => {
    const agency = await fresh();
    const sellers = [{ last_name: 'Семёнов', first_name: 'Пётр', birth_date: '1975-05-15' }];
    const { deal_id: id } = await createDealOf(agency, { sellers });
    await order(agency, fromBalance());
    await buyPersonChecks(agency, ['СЕМЕНОВ', ...Array.from({ length: 400 }, () => 'Образцов')]);
    const { checks, reports } = await read(agency, id);
    expect(reports).toHaveLength(1);
    expect(checks).toMatchObject([
      { kind: 'object', state: 'under_way' },
      { kind: 'history', state: 'missing' },
      { kind: 'seller', state: 'under_way' },
    ]);
  });

  test('a check of a namesake of the seller with another birthday is none of the seller', async () => {
    const person = await fresh();
    const sellers = [{ last_name: 'Семёнов', first_name: 'Пётр', birth_date: '1980-01-31' }];
    const { deal_id: id } = await createDealOf(person, { sellers });
    await buyPersonChecks(person, ['Семёнов']);
    expect((await read(person, id)).checks[2]).toMatchObject({ kind: 'seller', state: 'missing' });
  });

  test('the list has the folders of its owner, the one changed last first', async () => {
    const person = await fresh();
    const { deal_id: first } = await createDealOf(person);
    await createDealOf(person, { object_key: '77:01:0001001:4' });
    world.clock.advance(1000);
    await put(person, first, { version: 1, notes: 'Новое' });
    const { deals } = (await person.request({ url: '/deals' })).json<{ deals: DealLine[] }>();
    expect(deals.map(({ object_key: key }) => key)).toEqual([dealObject, '77:01:0001001:4']);
  });

  test('a person has so many folders, and what is there is still answered', async () => {
    const person = await fresh();
    const now = new Date();
    const rows = Array.from({ length: mostDeals }, (_, at) => ({
      id: world.deps.newId(),
      user_id: person.id,
      object_key: `77:01:0001001:${at}`,
      object_address: '',
      advert_id: null,
      sellers: '[]',
      steps: '[]',
      created_at: now,
      changed_at: now,
    }));
    await world.db.insertInto('deal').values(rows).execute();
    const more = await createDealOf(person, { object_key: '77:01:0001001:99999' });
    expect(more).toMatchObject({ status: 409, code: 'deal_limit_reached' });
    expect(await createDealOf(person, { object_key: '77:01:0001001:1' })).toMatchObject({ version: 1 });
  });
});

test('a folder shows the adverts of its flat and what became of them since it was opened', async () => {
  const own = await createTestWorld();
  const person = await own.signIn();
  const opened = own.deps.now();
  const day = (days: number) => moscowDay(new Date(opened.getTime() + days * 86_400_000));
  const number = { kad_number: dealObject };
  const before = {
    price: 9_850_000,
    price_history: [{ on: day(-90), price: 9_850_000 }],
    published_on: day(-90),
  };
  const twin = {
    contact: { kind: 'agency' as const, phone: '+7 000 555-44-33' },
    id_site: 2,
    published_on: day(-80),
  };
  await keepRows(own, [
    advertRow(1, before, number),
    advertRow(2, { ...before, ...twin }, number),
    advertRow(3, { ...before, removed_on: day(-10) }, number),
  ]);
  const { deal_id: id } = await createDealOf(person);
  const adverts = async () => (await read(person, id)).adverts ?? [];
  const nothing = { is_new: false, price_before: null, price_changed_on: null, withdrawn_on: null };
  expect(await adverts()).toMatchObject([
    { ...nothing, advert: { id: 1 } },
    { ...nothing, advert: { id: 2 } },
  ]);

  own.clock.advance(10 * 86_400_000);
  const lower = [...before.price_history, { on: day(4), price: 9_500_000 }];
  await keepRows(own, [
    advertRow(1, { ...before, price: 9_500_000, price_history: lower }, number),
    advertRow(2, { ...before, ...twin, removed_on: day(6) }, number),
    advertRow(4, { ...before, ...twin, id_site: 3, published_on: day(5) }, number),
  ]);
  expect(await adverts()).toMatchObject([
    { ...nothing, advert: { id: 1 }, price_before: 9_850_000, price_changed_on: day(4) },
    { ...nothing, advert: { id: 4 }, is_new: true },
    { ...nothing, advert: { id: 2 }, withdrawn_on: day(6) },
  ]);
  expect((await createDealOf(person, { object_key: 'г Тестов, ул Тестовая' })).adverts).toEqual([]);
});
