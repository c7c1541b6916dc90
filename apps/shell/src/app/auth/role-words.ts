import { personRoles, type RegistrationRole } from '@proverka/contract/roles';

export const roleWords: Readonly<Record<RegistrationRole, string>> = {
  [personRoles.customer]: 'Покупатель',
  [personRoles.seller]: 'Продавец',
  [personRoles.realtor]: 'Риелтор',
  [personRoles.headOfAgency]: 'Руководитель агентства',
  [personRoles.estateDeveloper]: 'Застройщик',
  [personRoles.appraiser]: 'Оценщик',
  [personRoles.lawyer]: 'Юрист',
  [personRoles.agent]: 'Бухгалтер',
  [personRoles.partner]: 'Партнёр',
  [personRoles.partnerRisk]: 'Партнёр по рискам',
  [personRoles.manager]: 'Менеджер',
  [personRoles.hr]: 'Кадровая служба',
  [personRoles.security]: 'Служба безопасности',
  [personRoles.chief]: 'Руководитель',
  [personRoles.other]: 'Другое',
};
