/** Additional offers for the same person; never checks the chosen one contains. */
interface CheckOffer {
  /** The wider check that contains this one. */
  readonly wider?: string;
  readonly addOns: readonly string[];
}

const single = (...addOns: readonly string[]): CheckOffer => ({ wider: 'CheckPerson', addOns });
const whole = (...addOns: readonly string[]): CheckOffer => ({ addOns });

const offers: Readonly<Record<string, CheckOffer>> = {
  CheckPerson: whole('CreditRating', 'CheckFines', 'CheckExitBan'),
  CheckEmployee: whole('CreditRating', 'CheckExitBan'),
  CheckTenant: whole('CreditRating', 'CheckTaxDebts'),
  CheckBorrower: whole('CreditRating', 'CheckExitBan'),
  CheckDriver: whole('CheckBankruptcy', 'CreditRating'),
  CheckBusinessPartner: whole('CreditRating', 'CheckExitBan'),
  CheckSecurity: whole('CreditRating'),
  CheckAutoOwner: whole('CheckFines', 'CheckTaxDebts'),
  CheckOwnerV2: whole('CreditRating'),
  CheckFssp: single('CheckBankruptcy', 'CheckExitBan'),
  CheckFines: whole('CheckFssp', 'CheckExitBan'),
  CheckExitBan: whole('CheckFssp', 'CheckFines'),
  CheckCriminalRecord: single('CheckFssp'),
  CheckTaxDebts: single('CheckFssp'),
  CheckSelfEmployed: single('CheckTaxDebts'),
  CheckBankruptcy: single('CheckFssp'),
  CheckInn: single('CheckTaxDebts'),
  CheckPassportFull: single('CheckCriminalRecord'),
  CreditRating: whole('CheckBankruptcy', 'CheckFssp'),
  CheckBki: whole('CheckBankruptcy', 'CheckFssp'),
  CheckLegalEntity: { wider: 'CounterAgent', addOns: [] },
};

const none: CheckOffer = { addOns: [] };

export function checkOffer(productName: string): CheckOffer {
  return offers[productName] ?? none;
}

/**
 * The order after `main` replaced another check: added checks are kept if they are also offered with it.
 */
export function withMain(main: string, chosen: readonly string[]): readonly string[] {
  const { addOns } = checkOffer(main);
  return [main, ...chosen.filter((name) => addOns.includes(name))];
}
