import { beforeAll, expect, test } from 'vitest';
import { BLOCKED } from '#registers/subject-blocks.ts';
import { block } from '../../test/blocked-person.ts';
import { CHECK_AUTO, CHECK_AUTO_OWNER, COUNTER_AGENT, atFizcheck, checkOf } from '../../test/checks.ts';
import { PRICE, fromBalance, order } from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';

const anna = {
  last_name: 'Образцова',
  first_name: 'Анна',
  middle_name: 'Тестовна',
  birth_date: '1990-02-01',
  passport: '4500 100001',
};

let world: TestWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  person = await world.signIn({ paid: 20 * PRICE });
});

const named = async (itemId: string) => (await world.deps.nameSubjects(world.db, [itemId])).get(itemId);

test('a paper that is kept for years names an object and a car as they are', async () => {
  const flat = (await order(person, fromBalance())).json();
  expect(await named(flat.order_items[0].order_item_id)).toBe('г Москва, ул Тестовая, д 1');
  const body = checkOf(CHECK_AUTO, { entityAuto: { vin: 'XTA210990Y2766389' } });
  const car = (await order(person, body, undefined, atFizcheck)).json();
  expect(await named(car.order_items[0].order_item_id)).toBe('VIN XTA210990Y2766389');
});

test('a paper that is kept for years tells a person by initials and year, and a blocked one not at all', async () => {
  const body = checkOf(CHECK_AUTO_OWNER, { ownersData: [anna] });
  const itemId = (await order(person, body, undefined, atFizcheck)).json().order_items[0].order_item_id;
  expect(await named(itemId)).toBe('О. А. Т., 1990');
  const end = await block(world, anna);
  expect(await named(itemId)).toBe(BLOCKED);
  await end();
});

test('a paper that is kept for years names a company, of an entrepreneur only a masked number, and a blocked one not at all', async () => {
  const about = async (subject: Record<string, string>) => {
    const answer = await order(
      person,
      checkOf(COUNTER_AGENT, { ownersData: [subject] }),
      undefined,
      atFizcheck,
    );
    return answer.json().order_items[0].order_item_id;
  };
  const company = await about({ inn: '7707083893', name: 'АО «Образец»' });
  expect(await named(company)).toBe('АО «Образец», ИНН 7707083893');
  const itemId = await about({ inn: '500100732259', name: 'ИП Образцов Иван Тестович' });
  expect(await named(itemId)).toBe('ИНН 500*********');
  const end = await block(world, { inn: '500100732259' });
  expect(await named(itemId)).toBe(BLOCKED);
  expect(await named(company)).toBe('АО «Образец», ИНН 7707083893');
  await end();
});
