import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredProducts } from '@proverka/catalogue/declared-products';
import type { DeclaredProduct } from '@proverka/catalogue/declared-products';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '#money/ledger.store.ts';
import { createTestDatabase } from '../../../test/database.ts';
import type { TestDatabase } from '../../../test/database.ts';
import { seedProducts } from '../seed-products.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

const rowsOf = async <Row>(sql: string): Promise<Row[]> => (await database.owner.query(sql)).rows as Row[];

/** Everything a product and its prices for everybody consist of, but the ids of prices. */
const PRODUCTS = `
  select id, name, brand, name_ru, description, contents, is_instant, tasks, owner_tasks, subject, enabled,
    (select coalesce(jsonb_agg(jsonb_build_object('type_name', type_name, 'price', price, 'is_base', is_base,
        'enabled', enabled, 'option', option) order by type_name), '[]')
      from price_component c where c.product_id = p.id) as prices
  from product p order by brand, name`;
const ACCOUNTS = `select code from ledger_account where kind = 'revenue' order by code`;

const forget = () => rowsOf('delete from product_seed');
const removeAll = () =>
  rowsOf(`with seeds as (delete from product_seed), prices as (delete from price_component)
    select`).then(() => rowsOf('delete from product'));

/** What the migrations alone had made of products before files declared them. */
const migrated = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/migrated-products.json'), 'utf8'),
) as { products: { name: string; brand: string }[]; revenue_accounts: string[] };

const isOld = ({ name, brand }: { name: string; brand: string }) =>
  migrated.products.some((one) => one.name === name && one.brand === brand);
const oldProducts = declaredProducts.filter(isOld);

const checkInn = declaredProducts.find(({ name }) => name === 'CheckInn');
if (checkInn === undefined) throw new Error('CheckInn has no file');
const risk = declaredProducts.filter(({ name }) => name === 'RiskAssessment');
const added: DeclaredProduct = {
  ...checkInn,
  id: '0192f0c1-0000-7000-8000-0000000002ff',
  name: 'CheckNew',
  revenueAccount: 'revenue:person-check:CheckNew',
};

const priceOf = async (name: string, type = 'Base') =>
  (
    await rowsOf<{
      price: string;
    }>(`select c.price from price_component c join product p on p.id = c.product_id
      where p.name = '${name}' and c.type_name = '${type}'`)
  ).map(({ price }) => Number(price));
const setPrice = (name: string, price: number) =>
  rowsOf(`update price_component set price = ${price}
    where product_id in (select id from product where name = '${name}') and type_name = 'Base'`);

describe('the products the migrations made', () => {
  test('stay as they were when the files are read for the first time', async () => {
    await forget();
    const { differences } = await seedProducts(database.url, oldProducts);
    expect(differences.filter((one) => !one.endsWith('has no file'))).toEqual([]);
    expect((await rowsOf<{ name: string; brand: string }>(PRODUCTS)).filter(isOld)).toEqual(
      migrated.products,
    );
  });

  test('are the same when the files alone make them', async () => {
    await removeAll();
    const { added: made } = await seedProducts(database.url, oldProducts);
    expect(made).toHaveLength(migrated.products.length);
    expect(await rowsOf(PRODUCTS)).toEqual(migrated.products);
    expect((await rowsOf<{ code: string }>(ACCOUNTS)).map(({ code }) => code)).toEqual(
      expect.arrayContaining(migrated.revenue_accounts),
    );
  });
});

describe('files of products', () => {
  test('that have not changed write nothing', async () => {
    await seedProducts(database.url);
    const versions = 'select xmin, id from product order by id';
    const before = await rowsOf(versions);
    expect(await seedProducts(database.url)).toMatchObject({ added: [], changed: [], differences: [] });
    expect(await rowsOf(versions)).toEqual(before);
  });

  test('bring a new product with its price and its account in the ledger', async () => {
    await seedProducts(database.url);
    const seeded = await seedProducts(database.url, [...declaredProducts, added]);
    expect(seeded).toEqual({ added: ['person-check CheckNew'], changed: [], differences: [] });
    expect(await priceOf('CheckNew')).toEqual([2900]);
    expect(await rowsOf<{ code: string }>(ACCOUNTS)).toContainEqual({ code: added.revenueAccount });
  });

  test('name the account the ledger books what a product earns on', () => {
    for (const { brand, name, revenueAccount, isInstant } of declaredProducts) {
      expect(revenueAccount).toBe(isInstant ? null : codeOf.revenue(brand, name));
    }
  });

  test('that changed bring their words and the prices nobody changed', async () => {
    await seedProducts(database.url);
    const changed = { ...checkInn, title: 'ИНН по паспорту и имени', priceRub: 39 };
    const seeded = await seedProducts(database.url, [changed]);
    expect(seeded.changed).toEqual(['person-check CheckInn']);
    expect(await priceOf('CheckInn')).toEqual([3900]);
    expect(await rowsOf(`select name_ru from product where name = 'CheckInn'`)).toEqual([
      { name_ru: changed.title },
    ]);
  });

  test('are told where the database has their name under another id, and those it has no file for', async () => {
    const renumbered = { ...checkInn, id: added.id };
    const { added: made, differences } = await seedProducts(database.url, [renumbered]);
    expect(made).toEqual([]);
    expect(differences).toEqual(
      expect.arrayContaining([
        'person-check CheckInn is not in the database',
        'person-check CheckInn is in the database and has no file',
      ]),
    );
  });

  test('of two processes that start at once are read one after the other', async () => {
    await removeAll();
    const seeded = await Promise.all(Array.from({ length: 4 }, () => seedProducts(database.url)));
    expect(seeded.map(({ added: made }) => made.length).toSorted((one, other) => other - one)).toEqual([
      declaredProducts.length,
      0,
      0,
      0,
    ]);
    expect(await rowsOf(PRODUCTS)).toHaveLength(declaredProducts.length);
  });
});

describe('what the staff changed', () => {
  test('in prices survives an unchanged file and a changed one, and is told', async () => {
    await seedProducts(database.url);
    await setPrice('CheckInn', 4500);
    const words = 'person-check CheckInn costs 45 ₽ (Base), not 29 ₽';
    expect((await seedProducts(database.url)).differences.map(plain)).toEqual([words]);
    const changed = { ...checkInn, priceRub: 39 };
    const { differences } = await seedProducts(database.url, [changed]);
    expect(differences.map(plain)).toContain('person-check CheckInn costs 45 ₽ (Base), not 39 ₽');
    expect(await priceOf('CheckInn')).toEqual([4500]);
  });

  test('before files were read at all survives them', async () => {
    await forget();
    await setPrice('CheckInn', 4500);
    await rowsOf(`delete from price_component where type_name = 'RiskInsurance'`);
    const { differences } = await seedProducts(database.url, [checkInn, ...risk]);
    expect(await priceOf('CheckInn')).toEqual([4500]);
    expect(await priceOf('RiskAssessment', 'RiskInsurance')).toEqual([]);
    expect(differences.map(plain)).toEqual(
      expect.arrayContaining([
        'person-check CheckInn costs 45 ₽ (Base), not 29 ₽',
        'real-estate RiskAssessment costs nothing (RiskInsurance), not 1 000 ₽',
      ]),
    );
  });

  test('in switches, removed parts and special prices survives a changed file', async () => {
    await seedProducts(database.url);
    await rowsOf(`update product set enabled = false where name = 'CheckInn'`);
    await rowsOf(`delete from price_component where type_name = 'RiskInsurance'`);
    await rowsOf(`with special as (
        insert into price_component (id, product_id, type_name, price, is_base)
        values (uuidv7(), '${checkInn.id}', 'Base', 100, true) returning id
      ) insert into price_component_owner (id, component_id, role) select uuidv7(), id, 2 from special`);
    const news = { description: 'Иначе.', priceRub: 77 };
    const renamed = [checkInn, ...risk].map((one) => Object.assign({ ...one }, news));
    const { differences } = await seedProducts(database.url, renamed);
    expect(differences.map(plain)).toEqual(
      expect.arrayContaining([
        'person-check CheckInn is switched off',
        'real-estate RiskAssessment costs nothing (RiskInsurance), not 1 000 ₽',
      ]),
    );
    expect((await priceOf('CheckInn')).toSorted((one, other) => one - other)).toEqual([100, 7700]);
    expect(await priceOf('RiskAssessment', 'RiskInsurance')).toEqual([]);
  });
});

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
