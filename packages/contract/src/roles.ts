/** Roles as the wire numbers them (specification, section 3). None of them is a role of the staff, 0 and 12 included: see `staff-roles.ts`. */
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

/** In the order the registration form offers them; admin and client are not offered (section 6). */
export const registrationRoles = [
  personRoles.customer,
  personRoles.seller,
  personRoles.realtor,
  personRoles.headOfAgency,
  personRoles.estateDeveloper,
  personRoles.appraiser,
  personRoles.lawyer,
  personRoles.agent,
  personRoles.partner,
  personRoles.partnerRisk,
  personRoles.manager,
  personRoles.hr,
  personRoles.security,
  personRoles.chief,
  personRoles.other,
] as const;
export type RegistrationRole = (typeof registrationRoles)[number];
