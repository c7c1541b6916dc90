import type { TopCustomer } from '@proverka/contract/desk-numbers';
import type { Curator, OwnCustomer } from '@proverka/contract/responsible-user';
import { beforeAll, expect, test } from 'vitest';
import { fromBalance, order } from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';

let world: TestWorld;
let admin: SignedInPerson;
let curator: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
  curator = await world.signIn({ staff: 'curator' });
});

const assign = (person: { id: string }, to: { id: string }) =>
  admin.request({
    method: 'POST',
    url: '/admin/responsible_user/add',
    payload: { person_id: person.id, responsible_id: to.id },
  });
const remove = (person: { id: string }) =>
  admin.request({ method: 'DELETE', url: '/admin/responsible_user/remove', query: { person_id: person.id } });
const ownOf = async (who: SignedInPerson, payload: object = {}) =>
  (await who.request({ method: 'POST', url: '/admin/responsible_user/customers', payload })).json<{
    customers: OwnCustomer[];
    next: string | null;
    total: { count: number } | null;
  }>();
const idsOf = async (who: SignedInPerson) => (await ownOf(who)).customers.map(({ person_id: id }) => id);

test('a curator sees their own customers, those assigned last first, and how much they paid', async () => {
  const [first, second, foreign] = await Promise.all([1, 2, 3].map(() => world.signIn({ paid: 1_000_000 })));
  if (!first || !second || !foreign) throw new Error('three people');
  const other = await world.signIn({ staff: 'curator' });
  await assign(first, curator);
  await assign(second, curator);
  await assign(foreign, other);
  await order(first, fromBalance());
  await order(foreign, fromBalance());
  const page = await ownOf(curator, { limit: 1 });
  expect(page).toMatchObject({ customers: [{ person_id: second.id }], next: second.id, total: { count: 2 } });
  expect((await ownOf(curator, { limit: 1, after: second.id })).customers).toMatchObject([
    { person_id: first.id, email: first.email, paid_orders: 1 },
  ]);
  const day = new Date(Date.now() + 3 * 3600_000).toISOString().slice(0, 10);
  const { people } = (
    await curator.request({
      url: '/admin/top_donators_responsible',
      query: { 'date-from': day, 'date-to': day },
    })
  ).json<{ people: TopCustomer[] }>();
  expect(people).toEqual([
    { person_id: first.id, email: first.email, brand: 'real-estate', paid_orders: 1, paid_sum: 499 },
  ]);
});

test('a curator sees nothing else', async () => {
  const day = { 'date-from': '2026-11-01', 'date-to': '2026-11-02' };
  for (const url of ['/admin/stats', '/admin/top_donators', '/admin/orders/products', '/admin/partners/x'])
    expect((await curator.request({ url, query: day })).statusCode).toBeGreaterThanOrEqual(403);
  expect((await curator.request({ method: 'POST', url: '/admin/users', payload: {} })).statusCode).toBe(403);
});

test('another curator takes a customer over, and removing is no fault when nobody answers', async () => {
  const [person, next] = [await world.signIn(), await world.signIn({ staff: 'curator' })];
  await assign(person, curator);
  await assign(person, next);
  expect(await idsOf(curator)).not.toContain(person.id);
  expect(await idsOf(next)).toEqual([person.id]);
  const page = (
    await admin.request({ url: '/admin/responsible_user', query: { person_id: person.id } })
  ).json<{ responsible_id: string | null; curators: Curator[] }>();
  expect(page.responsible_id).toBe(next.id);
  expect(page.curators).toContainEqual(expect.objectContaining({ person_id: next.id, customers: 1 }));
  expect((await remove(person)).statusCode).toBe(200);
  expect((await remove(person)).statusCode).toBe(200);
  expect(await idsOf(next)).toEqual([]);
});

test('whoever answers for a customer is named also after the role ended, and nobody new is given to them', async () => {
  const [person, other, former] = [
    await world.signIn(),
    await world.signIn(),
    await world.signIn({ staff: 'curator' }),
  ];
  await assign(person, former);
  await world.owner.query('update staff_grant set ended_at = now() where user_id = $1', [former.id]);
  const page = (
    await admin.request({ url: '/admin/responsible_user', query: { person_id: person.id } })
  ).json<{ responsible_id: string | null; curators: Curator[] }>();
  expect(page.responsible_id).toBe(former.id);
  expect(page.curators).toContainEqual(expect.objectContaining({ person_id: former.id, has_role: false }));
  expect((await assign(other, former)).json()).toMatchObject({ code: 'no_curator' });
});

test('two who assign one customer at once leave one curator', async () => {
  const [person, next] = [await world.signIn(), await world.signIn({ staff: 'curator' })];
  const answers = await Promise.all([assign(person, curator), assign(person, next)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { rows } = await world.owner.query('select responsible_id from responsible_user where user_id = $1', [
    person.id,
  ]);
  expect(rows).toHaveLength(1);
});

test('who has not the role, a closed account and nobody at all are refused', async () => {
  const person = await world.signIn();
  expect((await assign(person, await world.signIn({ staff: 'support' }))).json()).toMatchObject({
    code: 'no_curator',
  });
  expect((await assign(curator, curator)).json()).toMatchObject({ code: 'no_curator' });
  await world.owner.query('update app_user set closed_at = now() where id = $1', [person.id]);
  expect((await assign(person, curator)).json()).toMatchObject({ code: 'person_not_found' });
  const nobody = { id: '0192f0c1-0000-7000-8000-0000000000aa' };
  expect((await assign(nobody, curator)).json()).toMatchObject({ code: 'person_not_found' });
  expect((await remove(nobody)).json()).toMatchObject({ code: 'person_not_found' });
});
