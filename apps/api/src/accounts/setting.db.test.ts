import { beforeAll, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const infoOf = async (site: string) =>
  (await world.api.inject({ url: '/system/info', headers: { 'source-site': site } })).json();

describe('settings shown by the site', () => {
  test('the site shows no messages by default', async () => {
    const quiet = {
      alerts: [],
      maintenance: { shown: false, text: '' },
      switches: { automatic_mode: false },
      source_notices: [],
      banners: [],
    };
    expect(await infoOf('realestate.localhost')).toEqual(quiet);
    expect(await infoOf('fizcheck.localhost')).toEqual(quiet);
  });

  test('a changed system setting takes effect at once', async () => {
    await world.db.updateTable('system_setting').set({ enabled: true }).execute();
    await world.db
      .insertInto('system_setting')
      .values({ key: 'alertFiz_danger_all', text: 'Источник не отвечает', enabled: true })
      .execute();
    expect(await infoOf('fizcheck-pro.localhost')).toMatchObject({
      alerts: [{ type: 'danger', route: 'all', text: 'Источник не отвечает' }],
      maintenance: { shown: true, text: expect.stringContaining('технические работы') },
      switches: { automatic_mode: true },
    });
    expect(await infoOf('localhost')).toMatchObject({ alerts: [], switches: { automatic_mode: true } });
  });
});

test('a user reads only settings of their own', async () => {
  const [person, other] = [await world.signIn(), await world.signIn()];
  await world.db
    .insertInto('person_setting')
    .values([
      { user_id: person.id, key: 'processing_orders', value: '', value_list: '[{"orderItemId":"one"}]' },
      { user_id: person.id, key: 'ai_report', value: 'active', value_list: '[]' },
    ])
    .execute();
  expect((await person.request({ url: '/person/settings' })).json()).toEqual({
    settings: [
      { key: 'ai_report', value: 'active', values: [] },
      { key: 'processing_orders', value: '', values: [{ orderItemId: 'one' }] },
    ],
  });
  expect((await other.request({ url: '/person/settings' })).json()).toEqual({ settings: [] });
});
