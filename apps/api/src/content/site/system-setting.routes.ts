import { builtInSettings } from '@proverka/contract/system-setting';
import type { SystemSettingView } from '@proverka/contract/system-setting';
import type { ContentDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { systemInfoOf } from './system-info.domain.ts';
import { addSetting, deleteSetting, listSettings, updateSetting } from './system-setting.store.ts';

const isBuiltIn = (key: string): boolean => builtInSettings.some((known) => known === key);
const changed = (setting: SystemSettingView | undefined) =>
  setting === undefined ? refuse('setting_not_found') : done({ setting });

/** Alerts and switches of the site (specification, section 7, System settings); pages show changes within seconds. */
export function addSystemSettingRoutes(add: AddRoute, { db, now }: ContentDeps): void {
  add('GET /system/info', async ({ host }) => {
    const settings = await db
      .selectFrom('system_setting')
      .select(['key', 'text', 'enabled'])
      .where('enabled', '=', true)
      .orderBy('key')
      .execute();
    return done(systemInfoOf(host.entry.brand, settings));
  });

  add('GET /admin/system/info/view', async ({ query: { key } }) => {
    const settings = await listSettings(db, key);
    return key !== undefined && settings.length === 0 ? refuse('setting_not_found') : done({ settings });
  });

  add('POST /admin/system/info/add', async ({ body }) => {
    const setting = await addSetting(db, body, now());
    return setting === undefined ? refuse('system_setting_exists') : done({ setting });
  });

  add('PUT /admin/system/info/update_value', async ({ body: { key, text } }) => {
    // A switch has no text; an alert without text would be on and invisible.
    if (text === '' && key !== 'automatic_mode') {
      return refuse('invalid_request', { fields: { text: 'Обязательное поле' } });
    }
    return changed(await updateSetting(db, key, { text }, now()));
  });

  add('PUT /admin/system/info/update_activity', async ({ body: { key, enabled } }) =>
    changed(await updateSetting(db, key, { enabled }, now())),
  );

  add('DELETE /admin/system/info/remove', async ({ query: { key } }) => {
    if (isBuiltIn(key)) return refuse('system_setting_built_in');
    return (await deleteSetting(db, key)) ? done({ ok: true as const }) : refuse('setting_not_found');
  });
}
