/** Every source about a company or an entrepreneur. */
export const nineSources = [
  'company_register',
  'company_management',
  'company_founders',
  'company_finance',
  'company_courts',
  'company_fssp',
  'company_bankruptcy',
  'company_disqualified',
  'company_mass_address',
] as const;
