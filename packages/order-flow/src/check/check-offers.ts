/** What is worth offering beside a check of the same person: never what it holds already. */
interface CheckOffer {
  /** The wider check that holds this one and more. */
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
 * What is ordered after `main` was put in the place of another: what was added stays as far as it is offered beside it.
 */
export function withMain(main: string, chosen: readonly string[]): readonly string[] {
  const { addOns } = checkOffer(main);
  return [main, ...chosen.filter((name) => addOns.includes(name))];
}
