import { deskViewLimit, type DeskView } from '@proverka/contract/desk-view';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../test/until.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';
import { inTransaction } from '#platform/db/transaction.ts';

let world: TestWorld;
let admin: SignedInPerson;
let manager: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
  manager = await world.signIn({ staff: 'manager' });
});
beforeEach(() => world.owner.query('delete from desk_view'));

const stuck = {
  list: 'orders',
  title: 'Застряли',
  address: '?item_status=running',
  hidden_columns: ['brand'],
};
const save = async (who: SignedInPerson, more: object = {}) =>
  (await who.request({ method: 'POST', url: '/admin/views', payload: { ...stuck, ...more } })).json<{
    view: DeskView;
    code?: string;
  }>();
const change = async (who: SignedInPerson, id: string, payload: object) =>
  (await who.request({ method: 'PUT', url: `/admin/views/${id}`, payload })).json<{ view: DeskView }>();
const remove = async (who: SignedInPerson, id: string) =>
  (await who.request({ method: 'DELETE', url: `/admin/views/${id}` })).json<object>();
const setDefault = async (who: SignedInPerson, view_id: string | null, list = 'orders') =>
  (
    await who.request({ method: 'PUT', url: '/admin/default_view', payload: { list, view_id } })
  ).json<object>();
const viewsOf = async (who: SignedInPerson, list = 'orders') =>
  (await who.request({ url: `/admin/views?list=${list}` })).json<{ views: DeskView[] }>().views;

describe('a view', () => {
  test('is its owner’s alone until it is shared, and nobody else changes it', async () => {
    const { view } = await save(admin);
    expect(view).toMatchObject({ ...stuck, is_own: true, is_shared: false, is_default: false });
    expect(await viewsOf(manager)).toEqual([]);
    await change(admin, view.view_id, { is_shared: true });
    expect(await viewsOf(manager)).toMatchObject([
      { title: 'Застряли', is_own: false, owner_name: 'Тестов Тест' },
    ]);
    expect(await change(manager, view.view_id, { title: 'Моё' })).toMatchObject({ code: 'view_not_found' });
    expect(await remove(manager, view.view_id)).toMatchObject({ code: 'view_not_found' });
    expect(await viewsOf(admin, 'people')).toEqual([]);
  });

  test('is renamed, takes other filters, and is removed', async () => {
    const { view } = await save(admin);
    await change(admin, view.view_id, { title: 'Ждут', address: '?status=paid&sort=-created' });
    expect(await viewsOf(admin)).toMatchObject([
      { title: 'Ждут', address: '?status=paid&sort=-created', hidden_columns: ['brand'] },
    ]);
    expect(await remove(admin, view.view_id)).toEqual({ ok: true });
    expect(await viewsOf(admin)).toEqual([]);
    expect(await remove(admin, view.view_id)).toMatchObject({ code: 'view_not_found' });
  });

  test('has a title that no other of the same person and list has, also when two are saved at once', async () => {
    const codes = (await Promise.all([save(admin), save(admin, { title: 'ЗАСТРЯЛИ' })])).map(
      ({ code }) => code,
    );
    expect(new Set(codes)).toEqual(new Set(['view_exists', undefined]));
    expect((await save(admin, { list: 'people' })).code).toBeUndefined();
    expect((await save(manager)).code).toBeUndefined();
    const { view } = await save(admin, { title: 'Другой' });
    expect(await change(admin, view.view_id, { title: 'застряли' })).toMatchObject({ code: 'view_exists' });
    expect(await change(admin, view.view_id, { title: 'ДРУГОЙ' })).toMatchObject({
      view: { title: 'ДРУГОЙ' },
    });
  });

  test('is one of twenty at most', async () => {
    const saved = Array.from({ length: deskViewLimit }, (_, n) => save(admin, { title: `Вид ${n}` }));
    expect((await Promise.all(saved)).map(({ code }) => code)).toEqual(saved.map(() => undefined));
    expect(await save(admin)).toMatchObject({ code: 'view_limit_reached' });
  });
});

describe('the default view', () => {
  test('is each one’s own choice, and goes with the view or when it is shared no more', async () => {
    const { view } = await save(admin, { is_shared: true });
    const defaultOf = async (who: SignedInPerson) =>
      (await viewsOf(who)).filter(({ is_default: is }) => is).map(({ title }) => title);
    expect(await setDefault(manager, view.view_id)).toEqual({ ok: true });
    expect([await defaultOf(admin), await defaultOf(manager)]).toEqual([[], ['Застряли']]);
    await change(admin, view.view_id, { is_shared: false });
    expect(await setDefault(manager, view.view_id)).toMatchObject({ code: 'view_not_found' });
    await change(admin, view.view_id, { is_shared: true });
    expect(await defaultOf(manager)).toEqual([]);
    const other = await save(admin, { title: 'Другой' });
    await setDefault(admin, view.view_id);
    await setDefault(admin, other.view.view_id);
    expect(await defaultOf(admin)).toEqual(['Другой']);
    await setDefault(admin, null);
    expect(await defaultOf(admin)).toEqual([]);
    expect(await setDefault(admin, view.view_id, 'people')).toMatchObject({ code: 'view_not_found' });
  });

  test('is not chosen of a view that is shared no more at the same moment', async () => {
    const { view } = await save(admin, { is_shared: true });
    const chosen = await inTransaction(world.db, async (tx) => {
      await tx.updateTable('desk_view').set({ is_shared: false }).where('id', '=', view.view_id).execute();
      const choosing = setDefault(manager, view.view_id);
      // Waits for what is under way.
      const waiting = () =>
        world.owner.query(
          `select 1 from pg_locks l join pg_stat_activity a using (pid)
           where not l.granted and a.datname = current_database()`,
        );
      await until(waiting, ({ rows }) => rows.length > 0);
      return { choosing };
    });
    expect(await chosen.choosing).toMatchObject({ code: 'view_not_found' });
  });
});

test('views are for the staff to whom the list is open', async () => {
  const support = await world.signIn({ staff: 'support' });
  const buyer = await world.signIn();
  for (const who of [support, buyer])
    expect(await save(who, { list: 'people' })).toMatchObject({ code: 'forbidden' });
  expect(await setDefault(support, null, 'people')).toMatchObject({ code: 'forbidden' });
  const { view } = await save(admin, { list: 'people', address: '?person_role=2', is_shared: true });
  expect(await change(support, view.view_id, { title: 'x' })).toMatchObject({ code: 'view_not_found' });
});

test.each([
  ['?text=тестов', 400],
  ['?text=%D1%82', 400],
  ['?status=paid&email=testov%40example.com', 400],
  ['https://evil.example/', 400],
  ['?source=testov@example.com', 400],
  ['', 200],
  ['?created_from=2026-11-01&sort=-created', 200],
])(
  'an address %s is answered %i: nothing of it names a person or leads elsewhere',
  async (address, status) => {
    const answer = await admin.request({
      method: 'POST',
      url: '/admin/views',
      payload: { ...stuck, address },
    });
    expect(answer.statusCode).toBe(status);
  },
);
