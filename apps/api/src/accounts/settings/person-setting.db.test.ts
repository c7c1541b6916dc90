import { beforeAll, describe, expect, test } from 'vitest';
import { auditOf } from '../../../test/audit.ts';
import { fromBalance, order } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const put = async (who: SignedInPerson, way: 'add' | 'update', payload: object) =>
  (
    await who.request({
      method: way === 'add' ? 'POST' : 'PUT',
      url: `/person/settings/${way}`,
      payload,
    })
  ).json();
const remove = async (who: SignedInPerson, key: string) =>
  (await who.request({ method: 'DELETE', url: `/person/settings/remove?key=${key}` })).json();
const settingsOf = async (who: SignedInPerson) =>
  (await who.request({ url: '/person/settings' })).json().settings;
const itemOf = async (who: SignedInPerson): Promise<string> =>
  (await order(who, fromBalance())).json().order_items[0].order_item_id;

describe('personal settings', () => {
  test('a setting is set, changed and removed; an empty value removes it', async () => {
    const person = await world.signIn();
    const setting = { key: 'notify_news', value: 'inactive', values: [] };
    expect(await put(person, 'update', setting)).toMatchObject({ code: 'setting_not_found' });
    expect(await put(person, 'add', setting)).toEqual({ setting });
    expect(await put(person, 'update', { ...setting, value: 'active' })).toMatchObject({
      setting: { value: 'active' },
    });
    expect(await settingsOf(person)).toEqual([{ ...setting, value: 'active' }]);
    expect(await put(person, 'update', { ...setting, value: '' })).toEqual({ setting: null });
    expect(await settingsOf(person)).toEqual([]);
    await put(person, 'add', setting);
    expect(await remove(person, 'notify_news')).toEqual({ ok: true });
    expect(await remove(person, 'notify_news')).toMatchObject({ code: 'setting_not_found' });
  });

  test('a setting added concurrently is stored once', async () => {
    const person = await world.signIn();
    const setting = { key: 'notify_news', value: 'active' };
    await Promise.all(Array.from({ length: 10 }, () => put(person, 'add', setting)));
    expect(await settingsOf(person)).toHaveLength(1);
  });

  test('a list setting accepts own order items only', async () => {
    const [person, other] = [await world.signIn({ paid: 100_000 }), await world.signIn({ paid: 100_000 })];
    const [own, foreign] = [await itemOf(person), await itemOf(other)];
    const list = (...ids: string[]) => ({
      key: 'processing_orders',
      value: '',
      values: ids.map((orderItemId) => ({ orderItemId })),
    });
    expect(await put(person, 'add', list(own))).toEqual({ setting: list(own) });
    expect(await put(person, 'update', list(own, foreign))).toMatchObject({ code: 'order_not_found' });
    expect(await settingsOf(person)).toEqual([list(own)]);
    expect(await auditOf(world, person)).toEqual([{ action: 'setting.items', owner_id: other.id }]);
    expect(await put(person, 'update', list())).toEqual({ setting: null });
  });

  test.each([
    [{ key: 'unknown', value: 'active' }, 'key'],
    [{ key: 'notify_news', value: 'да' }, 'value'],
    [
      {
        key: 'notify_news',
        value: 'active',
        values: [{ orderItemId: '0192f0c1-0000-7000-8000-000000000001' }],
      },
      'values',
    ],
  ])('a setting like %j is refused by field', async (payload, field) => {
    const person = await world.signIn();
    expect(await put(person, 'add', payload)).toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  });
});

describe('permissions', () => {
  test.each(['add_logo_permission', 'ai_report'])(
    'users cannot grant themselves the permission %s',
    async (key) => {
      const person = await world.signIn();
      expect(await put(person, 'add', { key, value: 'active' })).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
      expect(await remove(person, key)).toMatchObject({ code: 'forbidden' });
      expect(await settingsOf(person)).toEqual([]);
      expect(await auditOf(world, person)).toHaveLength(2);
    },
  );

  test("administrators grant permissions, and nobody else changes other users' settings", async () => {
    const [admin, person, other] = [
      await world.signIn({ staff: 'admin' }),
      await world.signIn(),
      await world.signIn(),
    ];
    const given = { key: 'ai_report', value: 'active', target_person_id: person.id };
    expect(await put(admin, 'add', given)).toMatchObject({ setting: { key: 'ai_report' } });
    expect(await settingsOf(person)).toMatchObject([{ key: 'ai_report', value: 'active' }]);
    const foreign = { key: 'notify_news', value: 'inactive', target_person_id: person.id };
    expect(await put(other, 'add', foreign)).toMatchObject({ status: 403 });
    expect(await auditOf(world, other)).toEqual([{ action: 'setting.change', owner_id: person.id }]);
  });
});

describe('settings by order item', () => {
  test('settings by order item are listed for administrators', async () => {
    const [admin, person] = [await world.signIn({ staff: 'admin' }), await world.signIn({ paid: 100_000 })];
    const itemId = await itemOf(person);
    await put(person, 'add', { key: 'notify_news', value: 'inactive' });
    const list = (who: SignedInPerson) =>
      who.request({
        method: 'POST',
        url: '/admin/person/settings/list',
        payload: { order_item_ids: [itemId] },
      });
    expect((await list(admin)).json()).toEqual({
      settings: [
        { order_item_id: itemId, person_id: person.id, key: 'notify_news', value: 'inactive', values: [] },
      ],
    });
    expect((await list(person)).json()).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await auditOf(world, person)).toMatchObject([{ action: 'POST /admin/person/settings/list' }]);
  });
});

test('a letter the person has switched off is not written', async () => {
  const [quiet, other] = [await world.signIn({ paid: 100_000 }), await world.signIn({ paid: 100_000 })];
  await put(quiet, 'add', { key: 'notify_order_paid', value: 'inactive' });
  for (const person of [quiet, other]) await itemOf(person);
  await world.jobs.runDue();
  const recipients = (await world.letters()).map(({ recipient }) => recipient);
  expect(recipients).toContain(other.email);
  expect(recipients).not.toContain(quiet.email);
});
