import { assignableRoles } from '@proverka/contract/desk-person-acts';
import type { PersonRole } from '@proverka/contract/roles';
import { personRoleWords } from '@proverka/words/person-role';

const roleWords: Readonly<Record<PersonRole, string>> = personRoleWords;

export const accountRole = (role: number): string => roleWords[role as PersonRole] ?? `Роль ${role}`;

export const accountRoleOptions = Object.entries(roleWords).map(([value, label]) => ({ value, label }));

/** Roles the staff may give. */
export const assignableRoleOptions = assignableRoles.map((role) => ({
  value: String(role),
  label: roleWords[role],
}));

export const brandWords = { 'real-estate': 'Недвижимость', 'person-check': 'Проверка людей' } as const;
export const brandOptions = Object.entries(brandWords).map(([value, label]) => ({ value, label }));
