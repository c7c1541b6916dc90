/** Every source about a person a whole check asks. */
export const twelveSources = [
  'fssp',
  'tax_debts',
  'courts',
  'arbitration',
  'wanted',
  'bankruptcy',
  'terrorists',
  'disqualified',
  'mass_positions',
  'business_status',
  'passport',
  'inn',
] as const;

// Written out: a spread would keep the list in bundles that do not use it.
export const fourteenSources = [
  'fssp',
  'tax_debts',
  'courts',
  'arbitration',
  'wanted',
  'bankruptcy',
  'terrorists',
  'disqualified',
  'mass_positions',
  'business_status',
  'passport',
  'inn',
  'fines',
  'exit_ban',
] as const;
