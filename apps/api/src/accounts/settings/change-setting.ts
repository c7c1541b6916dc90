import type { PersonSetting } from '@proverka/contract/person-setting';
import type { SettingInput } from '@proverka/contract/settings';
import { recordEvent } from '#platform/audit/record-event.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { withdrawConsent } from '../consent.store.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { holds } from '#platform/http/session.ts';
import { isValueOf, mayChange } from '../setting-rights.domain.ts';
import { changeSetting, ownersOfItems, readSetting, removeSetting, saveSetting } from '../setting.store.ts';

type Refusal =
  | 'forbidden'
  | 'proof_needed'
  | 'setting_not_found'
  | 'person_not_found'
  | 'order_not_found'
  | 'invalid_request';

/** Section 5: an empty value deletes; `add` creates or changes, `update` changes only an existing one. */
export async function putSetting(
  deps: AccountsDeps,
  caller: Caller,
  input: SettingInput,
  way: 'add' | 'update',
): Promise<Result<{ setting: PersonSetting | null }, Refusal>> {
  const { key, value, values, target_person_id: target } = input;
  const owner = await ownerOf(deps, caller, key, target);
  if (!owner.ok) return owner;
  if (value === '' && values.length === 0) {
    const removed = await remove(deps, caller, owner.value, key);
    return removed || way === 'add' ? done({ setting: null }) : refuse('setting_not_found');
  }
  const mistake = mistakeIn(input);
  if (mistake !== null) return mistake;
  const itemIds = [...new Set(values.map(({ orderItemId }) => orderItemId))];
  const items = await checkItems(deps, caller, owner.value, itemIds);
  if (!items.ok) return items;
  const setting = { key, value, values };
  return inTransaction(deps.db, async (tx) => {
    const before = await readSetting(tx, owner.value, key);
    if (way === 'add') await saveSetting(tx, owner.value, setting);
    else if (!(await changeSetting(tx, owner.value, setting))) return refuse('setting_not_found');
    await endNewsConsent(deps, tx, owner.value, setting);
    const event = { event: 'setting.changed', ownerId: owner.value, subject: key } as const;
    const after = { value: switchOf(value), items: itemIds.length };
    await recordEvent(deps, tx, caller, { ...event, before: { value: switchOf(before) }, after });
    return done({ setting });
  });
}

/** Turning the news off withdraws the consent to them; turning them on alone gives none, because no text was shown. */
async function endNewsConsent(
  { now }: AccountsDeps,
  tx: Transaction,
  userId: string,
  { key, value }: Pick<PersonSetting, 'key' | 'value'>,
): Promise<void> {
  if (key === 'notify_news' && value !== 'active')
    await withdrawConsent(tx, { userId, purpose: 'news', now: now() });
}

/** Only a switch: anything else is a word of its owner. */
const switchOf = (value: string | null): string | null =>
  value === 'active' || value === 'inactive' ? value : null;

const remove = (
  deps: AccountsDeps,
  caller: Caller,
  ownerId: string,
  key: PersonSetting['key'],
): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const before = { value: switchOf(await readSetting(tx, ownerId, key)) };
    if (!(await removeSetting(tx, ownerId, key))) return false;
    await endNewsConsent(deps, tx, ownerId, { key, value: '' });
    const after = { value: null };
    await recordEvent(deps, tx, caller, { event: 'setting.changed', ownerId, subject: key, before, after });
    return true;
  });

export async function dropSetting(
  deps: AccountsDeps,
  caller: Caller,
  { key, target_person_id: target }: Pick<SettingInput, 'key'> & { target_person_id?: string | undefined },
): Promise<Result<{ ok: true }, Exclude<Refusal, 'order_not_found'>>> {
  const owner = await ownerOf(deps, caller, key, target);
  if (!owner.ok) return owner;
  const removed = await remove(deps, caller, owner.value, key);
  return removed ? done({ ok: true as const }) : refuse('setting_not_found');
}

function mistakeIn({ key, value, values }: SettingInput) {
  if (!isValueOf(key, value)) {
    return refuse('invalid_request', { fields: { value: 'Значение — active или inactive' } });
  }
  if (values.length > 0 && key !== 'processing_orders') {
    return refuse('invalid_request', { fields: { values: 'У этой настройки нет списка' } });
  }
  return null;
}

/** The owner of the setting, if the caller may change it. */
async function ownerOf(
  deps: AccountsDeps,
  caller: Caller,
  key: PersonSetting['key'],
  target: string | undefined,
): Promise<Result<string, 'forbidden' | 'person_not_found' | 'proof_needed'>> {
  const ownerId = target ?? caller.userId;
  const isOwn = ownerId === caller.userId;
  if (!mayChange(holds(caller, 'people'), key, isOwn)) {
    await recordTrespass(deps, deps.db, caller, { ownerId, action: 'setting.change', subject: key });
    return refuse('forbidden');
  }
  if (isOwn) return done(ownerId);
  if (caller.staff?.isFresh !== true) return refuse('proof_needed');
  const person = await deps.db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return person === undefined ? refuse('person_not_found') : done(ownerId);
}

/** A list may only name items of the setting's owner. */
async function checkItems(
  deps: AccountsDeps,
  caller: Caller,
  ownerId: string,
  itemIds: readonly string[],
): Promise<Result<true, 'order_not_found'>> {
  if (itemIds.length === 0) return done(true);
  const owners = await ownersOfItems(deps.db, itemIds);
  const foreign = owners.find(({ user_id }) => user_id !== ownerId);
  if (foreign !== undefined) {
    const subject = foreign.item_id;
    await recordTrespass(deps, deps.db, caller, {
      ownerId: foreign.user_id,
      action: 'setting.items',
      subject,
    });
  }
  return foreign === undefined && owners.length === itemIds.length ? done(true) : refuse('order_not_found');
}
