/** Roles as the wire numbers them (specification, section 3). */
export const personRoles = {
  admin: 0,
  client: 1,
  realtor: 2,
  agent: 3,
  partner: 4,
  customer: 5,
  seller: 6,
  headOfAgency: 7,
  appraiser: 8,
  lawyer: 9,
  estateDeveloper: 10,
  partnerRisk: 11,
  manager: 12,
  other: 14,
  hr: 15,
  security: 16,
  chief: 17,
} as const;

export type RoleName = keyof typeof personRoles;
export type PersonRole = (typeof personRoles)[RoleName];

/** Staff roles. They cannot be chosen at registration: a manager registers as a client and is promoted by an admin. */
export const staffRoles: ReadonlySet<number | undefined> = new Set([personRoles.admin, personRoles.manager]);

/** Russian names in the order the registration form offers them; admin and client are not offered (section 6). */
export const registrationRoles: readonly { readonly role: PersonRole; readonly title: string }[] = [
  { role: personRoles.customer, title: 'Покупатель' },
  { role: personRoles.seller, title: 'Продавец' },
  { role: personRoles.realtor, title: 'Риелтор' },
  { role: personRoles.headOfAgency, title: 'Руководитель агентства' },
  { role: personRoles.estateDeveloper, title: 'Застройщик' },
  { role: personRoles.appraiser, title: 'Оценщик' },
  { role: personRoles.lawyer, title: 'Юрист' },
  { role: personRoles.agent, title: 'Бухгалтер' },
  { role: personRoles.partner, title: 'Партнёр' },
  { role: personRoles.partnerRisk, title: 'Партнёр по рискам' },
  { role: personRoles.manager, title: 'Менеджер' },
  { role: personRoles.hr, title: 'Кадровая служба' },
  { role: personRoles.security, title: 'Служба безопасности' },
  { role: personRoles.chief, title: 'Руководитель' },
  { role: personRoles.other, title: 'Другое' },
];
