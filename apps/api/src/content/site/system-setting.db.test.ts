import type { SystemInfo } from '@proverka/contract/system';
import { beforeAll, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
});

const alert = { key: 'alert_warning_object', text: 'Выписки задерживаются', enabled: true };
const add = (payload: object = alert) =>
  admin.request({ method: 'POST', url: '/admin/system/info/add', payload });
const update = (what: 'value' | 'activity', payload: object) =>
  admin.request({ method: 'PUT', url: `/admin/system/info/update_${what}`, payload });
const remove = (key: string) =>
  admin.request({ method: 'DELETE', url: `/admin/system/info/remove?key=${key}` });
const view = (key = '') => admin.request({ url: `/admin/system/info/view${key && `?key=${key}`}` });
const alertsOf = async (site: string) =>
  (await world.api.inject({ url: '/system/info', headers: { 'source-site': site } })).json<SystemInfo>()
    .alerts;

test('an alert is added, reworded, switched off and removed, and visitors read the current state', async () => {
  expect((await add()).json()).toMatchObject({ setting: alert });
  expect(await alertsOf('realestate.localhost')).toMatchObject([
    { type: 'warning', route: 'object', text: alert.text },
  ]);
  expect(await alertsOf('fizcheck.localhost')).toEqual([]);
  await update('value', { key: alert.key, text: '  Выписки снова приходят за час ' });
  expect(await alertsOf('realestate.localhost')).toMatchObject([{ text: 'Выписки снова приходят за час' }]);
  expect((await add()).json()).toMatchObject({ code: 'system_setting_exists' });
  await update('activity', { key: alert.key, enabled: false });
  expect(await alertsOf('realestate.localhost')).toEqual([]);
  expect((await view(alert.key)).json()).toMatchObject({ settings: [{ key: alert.key, enabled: false }] });
  expect((await remove(alert.key)).json()).toEqual({ ok: true });
  expect((await view(alert.key)).json()).toMatchObject({ code: 'setting_not_found' });
});

test.each([
  ['an unknown brand', { key: 'alertCar_info_all' }, 'key'],
  ['an unknown type', { key: 'alert_loud_all' }, 'key'],
  ['no page', { key: 'alert_info_' }, 'key'],
  ['a switch', { key: 'automatic_mode' }, 'key'],
  ['no words', { text: '  ' }, 'text'],
  ['too many words', { text: 'а'.repeat(1001) }, 'text'],
])('an alert with %s is refused and nothing is added', async (_what, more, field) => {
  const before = (await view()).json();
  const answer = await add({ ...alert, ...more });
  expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: { [field]: expect.any(String) } });
  expect((await view()).json()).toEqual(before);
});

test('the maintenance message can be reworded and switched, but neither emptied nor removed', async () => {
  expect((await update('value', { key: 'maintenance', text: ' ' })).json()).toMatchObject({
    fields: { text: 'Обязательное поле' },
  });
  expect((await update('value', { key: 'maintenance', text: 'Вернёмся в полночь' })).statusCode).toBe(200);
  await update('activity', { key: 'maintenance', enabled: true });
  const info = await world.api.inject({
    url: '/system/info',
    headers: { 'source-site': 'fizcheck.localhost' },
  });
  expect(info.json()).toMatchObject({ maintenance: { shown: true, text: 'Вернёмся в полночь' } });
  expect((await remove('maintenance')).json()).toMatchObject({ code: 'system_setting_built_in' });
});

test('a setting that does not exist cannot be changed', async () => {
  const answers = await Promise.all([
    update('value', { key: 'alert_info_nowhere', text: 'Слова' }),
    update('activity', { key: 'alert_info_nowhere', enabled: true }),
    remove('alert_info_nowhere'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});
