import type { Deps } from '../deps.ts';
import type { AddRoute } from '../http/route.ts';
import { done } from '../result.ts';
import { systemInfoOf } from './system-info.domain.ts';

export function addSettingRoutes(add: AddRoute, { db }: Deps): void {
  add('GET /system/info', async ({ host }) => {
    const settings = await db
      .selectFrom('system_setting')
      .select(['key', 'text', 'enabled'])
      .where('enabled', '=', true)
      .orderBy('key')
      .execute();
    return done(systemInfoOf(host.entry.brand, settings));
  });

  add('GET /person/settings', async ({ session }) => {
    const settings = await db
      .selectFrom('person_setting')
      .select(['key', 'value', 'value_list as values'])
      .where('user_id', '=', session.userId)
      .orderBy('key')
      .execute();
    return done({ settings });
  });
}
