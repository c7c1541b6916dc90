/**
 * Every landing of the brand: its id, which is also the name of its file in `landings/`, and the product it sells. To add a
 * landing, add its file and a line here.
 */
export const landingProducts = {
  'check-person': 'CheckPerson',
  'counter-agent': 'CounterAgent',
  'credit-rating': 'CreditRating',
  'proverka-arendatora': 'CheckTenant',
  'proverka-avto': 'CheckAuto',
  'proverka-biznes-partnera': 'CheckBusinessPartner',
  'proverka-bki': 'CheckBki',
  'proverka-fssp': 'CheckFssp',
  'proverka-fssp-free': 'CheckFsspFree',
  'proverka-inn': 'CheckInn',
  'proverka-kontragenta': 'CounterAgent',
  'proverka-na-bankrotstvo': 'CheckBankruptcy',
  'proverka-nalogov': 'CheckTaxDebts',
  'proverka-nedvij': 'CheckRealty',
  'proverka-pasporta': 'CheckPassport',
  'proverka-pasporta-full': 'CheckPassportFull',
  'proverka-samozanyatogo': 'CheckSelfEmployed',
  'proverka-shtrafov': 'CheckFines',
  'proverka-sluzhboi-bezopasnosti': 'CheckSecurity',
  'proverka-sotrudnika': 'CheckEmployee',
  'proverka-sudimost': 'CheckCriminalRecord',
  'proverka-vladelcza-avtomobilya': 'CheckAutoOwner',
  'proverka-voditelya': 'CheckDriver',
  'proverka-yuridicheskogo-licza': 'CheckLegalEntity',
  'proverka-zaemshika': 'CheckBorrower',
  'proverka-zapret-na-vyezd': 'CheckExitBan',
} as const satisfies Readonly<Record<string, string>>;

export type LandingId = keyof typeof landingProducts;

export const landingIds = Object.keys(landingProducts) as LandingId[];
