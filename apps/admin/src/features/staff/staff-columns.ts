import { staffRoles } from '@proverka/contract/staff-roles';
import type { StaffPerson } from '@proverka/contract/staff';
import { momentBrief } from '@proverka/words/moments';
import { roleWords } from '../../controls/staff-words.ts';
import type { DeskColumn, DeskFilter } from '../../desk-table/desk-column.ts';
import type { FilterValues } from '../../desk-table/list-address.domain.ts';

const rolesIn = ({ roles }: StaffPerson, state: 'active' | 'proposed'): string =>
  roles
    .filter((given) => given.state === state)
    .map(({ role }) => roleWords[role])
    .join(', ');

const waits = ({ roles, recoveries }: StaffPerson): boolean =>
  [...roles, ...recoveries].some(({ state }) => state === 'proposed');

const latest = ({ roles, recoveries }: StaffPerson): string => {
  const moments = [...roles, ...recoveries].flatMap(
    ({ given_date: given, confirmed_date: confirmed, ended_date: ended }) => [given, confirmed, ended],
  );
  const last = moments
    .filter((one) => one !== null)
    .toSorted()
    .at(-1);
  return last === undefined ? '' : momentBrief(last);
};

export const staffColumns: readonly DeskColumn<StaffPerson>[] = [
  { key: 'name', title: 'Сотрудник', text: ({ person }) => person.name },
  { key: 'email', title: 'E-mail', text: ({ person }) => person.email },
  { key: 'roles', title: 'Роли', text: (member) => rolesIn(member, 'active') },
  {
    key: 'waiting',
    title: 'Предложено',
    text: (member) =>
      [
        rolesIn(member, 'proposed'),
        member.recoveries.some(({ state }) => state === 'proposed') ? 'новый допуск' : '',
      ]
        .filter(Boolean)
        .join(', '),
  },
  {
    key: 'factor',
    title: 'Второй фактор',
    text: ({ is_enrolled: isEnrolled }) => (isEnrolled ? 'Задан' : 'Не задан'),
  },
  { key: 'changed', title: 'Изменено', text: latest },
];

export const staffFilters: readonly DeskFilter[] = [
  { key: 'text', label: 'Имя или e-mail', kind: 'text', isPersonal: true },
  {
    key: 'role',
    label: 'Роль',
    kind: 'choice',
    options: staffRoles.map((value) => ({ value, label: roleWords[value] })),
  },
  {
    key: 'state',
    label: 'Состояние',
    kind: 'choice',
    options: [
      { value: 'active', label: 'Роль действует' },
      { value: 'waiting', label: 'Ждёт подтверждения' },
      { value: 'ended', label: 'Ролей нет' },
    ],
  },
];

/** The list comes whole, so it is filtered here. */
export const fitsStaff =
  ({ text = '', role, state }: FilterValues) =>
  (member: StaffPerson): boolean => {
    const now = member.roles.filter((given) => given.state !== 'ended');
    const words = `${member.person.name} ${member.person.email}`.toLowerCase();
    return (
      words.includes(text.toLowerCase()) &&
      (role === undefined || now.some((given) => given.role === role)) &&
      (state !== 'active' || now.some((given) => given.state === 'active')) &&
      (state !== 'waiting' || waits(member)) &&
      (state !== 'ended' || now.length === 0)
    );
  };
