import type { PersonSetting } from '@proverka/contract/person-setting';
import { permissionKeys } from '@proverka/contract/person-setting';
import { notificationKeys } from '@proverka/contract/settings-limits';
import { personRoles } from '@proverka/contract/roles';

type Key = PersonSetting['key'];

const permissions: readonly string[] = permissionKeys;
const notifications: readonly string[] = notificationKeys;

/** Users cannot grant permissions to themselves; staff with the grant `people` may change any setting. */
export const mayChange = (isStaff: boolean, key: Key, isOwn: boolean): boolean =>
  isStaff || (isOwn && !permissions.includes(key));

/** The allowed values of a key besides empty. */
export function isValueOf(key: Key, value: string): boolean {
  const isSwitch = permissions.includes(key) || notifications.includes(key);
  return !isSwitch || value === 'active' || value === 'inactive';
}

/** Section 9: roles with the logo permission by default. */
const logoRoles: ReadonlySet<number> = new Set([
  personRoles.realtor,
  personRoles.agent,
  personRoles.headOfAgency,
  personRoles.lawyer,
  personRoles.estateDeveloper,
]);

/** Section 6: the setting decides when it exists, otherwise the role. */
export const mayUseLogo = (role: number, setting: string | null): boolean =>
  setting === null ? logoRoles.has(role) : setting === 'active';
