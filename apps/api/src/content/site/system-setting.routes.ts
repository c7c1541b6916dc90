import { builtInSettings } from '@proverka/contract/system-setting';
import { readShown } from '../banners/banner.store.ts';
import type { ContentDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { moscowDay } from '@proverka/words/moments';
import { done, refuse } from '#platform/result.ts';
import { readTroubles } from '#registers/source-troubles.ts';
import { systemInfoOf } from './system-info.domain.ts';
import { addSetting, changeSetting, removeSetting } from './change-system-setting.ts';
import { listSettings } from './system-setting.store.ts';

const isBuiltIn = (key: string): boolean => builtInSettings.some((known) => known === key);

/** Alerts and switches of the site (specification, section 7, System settings); pages show changes within seconds. */
export function addSystemSettingRoutes(add: AddRoute, deps: ContentDeps): void {
  const { db } = deps;
  add('GET /system/info', async ({ host }) => {
    const { brand } = host.entry;
    const [settings, troubles, banners] = await Promise.all([
      db
        .selectFrom('system_setting')
        .select(['key', 'text', 'enabled'])
        .where('enabled', '=', true)
        .orderBy('key')
        .execute(),
      readTroubles(db),
      readShown(db, brand, moscowDay(deps.now())),
    ]);
    return done({ ...systemInfoOf(brand, settings, [...troubles.values()]), banners });
  });

  add('GET /admin/system/info/view', async ({ query: { key } }) => {
    const settings = await listSettings(db, key);
    return key !== undefined && settings.length === 0 ? refuse('setting_not_found') : done({ settings });
  });

  add('POST /admin/system/info/add', ({ caller, body }) => addSetting(deps, caller, body));

  add('PUT /admin/system/info/update_value', async ({ caller, body: { key, text } }) => {
    // A switch has no text; an alert without text would be on and invisible.
    if (text === '' && key !== 'automatic_mode') {
      return refuse('invalid_request', { fields: { text: 'Обязательное поле' } });
    }
    return changeSetting(deps, caller, key, { text });
  });

  add('PUT /admin/system/info/update_activity', ({ caller, body: { key, enabled } }) =>
    changeSetting(deps, caller, key, { enabled }),
  );

  add('DELETE /admin/system/info/remove', async ({ caller, query: { key } }) => {
    if (isBuiltIn(key)) return refuse('system_setting_built_in');
    return removeSetting(deps, caller, key);
  });
}
