import { personRoles, type PersonRole } from '@proverka/contract/roles';

/** What an account may be; none of these is a role of the staff. */
const accountRoleWords: Readonly<Record<PersonRole, string>> = {
  [personRoles.admin]: 'Администратор (прежняя роль)',
  [personRoles.client]: 'Клиент',
  [personRoles.realtor]: 'Риелтор',
  [personRoles.agent]: 'Бухгалтер',
  [personRoles.partner]: 'Партнёр',
  [personRoles.customer]: 'Покупатель',
  [personRoles.seller]: 'Продавец',
  [personRoles.headOfAgency]: 'Руководитель агентства',
  [personRoles.appraiser]: 'Оценщик',
  [personRoles.lawyer]: 'Юрист',
  [personRoles.estateDeveloper]: 'Застройщик',
  [personRoles.partnerRisk]: 'Партнёр по рискам',
  [personRoles.manager]: 'Менеджер',
  [personRoles.other]: 'Другое',
  [personRoles.hr]: 'Кадровая служба',
  [personRoles.security]: 'Служба безопасности',
  [personRoles.chief]: 'Руководитель',
};

export const accountRole = (role: number): string => accountRoleWords[role as PersonRole] ?? `Роль ${role}`;

export const accountRoleOptions = Object.entries(accountRoleWords).map(([value, label]) => ({
  value,
  label,
}));

export const brandWords = { 'real-estate': 'Недвижимость', 'person-check': 'Проверка людей' } as const;
export const brandOptions = Object.entries(brandWords).map(([value, label]) => ({ value, label }));
