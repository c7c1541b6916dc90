import type { SystemSettingView } from '@proverka/contract/system-setting';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ContentDeps } from '../deps.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { deleteSetting, insertSetting, lockSetting, updateSetting } from './system-setting.store.ts';

type Changed<Code extends 'system_setting_exists' | 'setting_not_found'> = Result<
  { setting: SystemSettingView },
  Code
>;

export const addSetting = (
  deps: ContentDeps,
  caller: Caller,
  setting: { readonly key: string; readonly text: string; readonly enabled: boolean },
): Promise<Changed<'system_setting_exists'>> =>
  inTransaction(deps.db, async (tx) => {
    const added = await insertSetting(tx, setting, deps.now());
    if (added === undefined) return refuse('system_setting_exists');
    const event = { event: 'site_setting.created', ownerId: null, subject: added.key } as const;
    await recordEvent(deps, tx, caller, { ...event, after: factsOf(added) });
    return done({ setting: added });
  });

export const changeSetting = (
  deps: ContentDeps,
  caller: Caller,
  key: string,
  change: { readonly text: string } | { readonly enabled: boolean },
): Promise<Changed<'setting_not_found'>> =>
  inTransaction(deps.db, async (tx) => {
    const before = await lockSetting(tx, key);
    if (before === undefined) return refuse('setting_not_found');
    const setting = await updateSetting(tx, key, change, deps.now());
    const event = { event: 'site_setting.changed', ownerId: null, subject: key } as const;
    await recordEvent(deps, tx, caller, { ...event, before: factsOf(before), after: factsOf(setting) });
    return done({ setting });
  });

export const removeSetting = (
  deps: ContentDeps,
  caller: Caller,
  key: string,
): Promise<Result<{ ok: true }, 'setting_not_found'>> =>
  inTransaction(deps.db, async (tx) => {
    const before = await lockSetting(tx, key);
    if (before === undefined) return refuse('setting_not_found');
    await deleteSetting(tx, key);
    const event = { event: 'site_setting.removed', ownerId: null, subject: key } as const;
    await recordEvent(deps, tx, caller, { ...event, before: factsOf(before) });
    return done({ ok: true });
  });

const factsOf = ({ enabled }: { readonly enabled: boolean }) => ({ is_enabled: enabled });
