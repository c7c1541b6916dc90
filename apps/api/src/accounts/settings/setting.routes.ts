import { recordEvent } from '#platform/audit/record-event.ts';
import type { AccountsDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import { dropSetting, putSetting } from './change-setting.ts';
import { settingsOf, settingsOfItems } from '../setting.store.ts';

export function addSettingRoutes(add: AddRoute, deps: AccountsDeps): void {
  const { db } = deps;
  add('GET /person/settings', async ({ session }) => {
    return done({ settings: await settingsOf(db, session.userId) });
  });

  add('POST /person/settings/add', ({ caller, body }) => putSetting(deps, caller, body, 'add'));

  add('PUT /person/settings/update', ({ caller, body }) => putSetting(deps, caller, body, 'update'));

  add('DELETE /person/settings/remove', ({ caller, query }) => dropSetting(deps, caller, query));

  add('POST /admin/person/settings/list', async ({ caller, body }) => {
    const settings = await settingsOfItems(db, body.order_item_ids);
    for (const ownerId of new Set(settings.map(({ person_id }) => person_id))) {
      const event = { event: 'person.read', ownerId, subject: ownerId } as const;
      await recordEvent(deps, db, caller, { ...event, after: { what: 'settings' } });
    }
    return done({ settings });
  });
}
