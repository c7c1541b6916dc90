import type { Check } from './check.ts';
import { accidentsCheck } from './car/accidents.ts';
import { diagnosticCheck } from './car/diagnostic.ts';
import { carHistoryCheck } from './car/history.ts';
import { insuranceCheck } from './car/insurance.ts';
import { pledgeCheck } from './car/pledge.ts';
import { restrictionsCheck } from './car/restrictions.ts';
import { taxiCheck } from './car/taxi.ts';
import { carWantedCheck } from './car/wanted.ts';
import { companyBankruptcyCheck } from './company/bankruptcy.ts';
import { companyCourtsCheck } from './company/courts.ts';
import { companyDisqualifiedCheck } from './company/disqualified.ts';
import { companyEnforcementCheck } from './company/enforcement.ts';
import { companyFinanceCheck } from './company/finance.ts';
import { companyFoundersCheck } from './company/founders.ts';
import { companyManagementCheck } from './company/management.ts';
import { companyMassAddressCheck } from './company/mass-address.ts';
import { companyRegisterCheck } from './company/register.ts';
import { arbitrationCheck } from './person/arbitration.ts';
import { bankruptcyCheck } from './person/bankruptcy.ts';
import { businessStatusCheck } from './person/business-status.ts';
import { courtsCheck } from './person/courts.ts';
import { creditRatingCheck } from './person/credit-rating.ts';
import { disqualifiedCheck } from './person/disqualified.ts';
import { enforcementCheck } from './person/enforcement.ts';
import { exitBanCheck } from './person/exit-ban.ts';
import { finesCheck } from './person/fines.ts';
import { innCheck } from './person/inn.ts';
import { massPositionsCheck } from './person/mass-positions.ts';
import { passportCheck } from './person/passport.ts';
import { taxDebtsCheck } from './person/tax-debts.ts';
import { terroristsCheck } from './person/terrorists.ts';
import { wantedCheck } from './person/wanted.ts';

/** Every check that can be put, by its task type. A product names the ones it consists of. */
const all: readonly Check[] = [
  enforcementCheck,
  taxDebtsCheck,
  courtsCheck,
  arbitrationCheck,
  wantedCheck,
  bankruptcyCheck,
  terroristsCheck,
  disqualifiedCheck,
  massPositionsCheck,
  businessStatusCheck,
  passportCheck,
  innCheck,
  finesCheck,
  exitBanCheck,
  creditRatingCheck,
  companyRegisterCheck,
  companyManagementCheck,
  companyFoundersCheck,
  companyFinanceCheck,
  companyCourtsCheck,
  companyEnforcementCheck,
  companyBankruptcyCheck,
  companyDisqualifiedCheck,
  companyMassAddressCheck,
  carHistoryCheck,
  accidentsCheck,
  carWantedCheck,
  restrictionsCheck,
  diagnosticCheck,
  pledgeCheck,
  taxiCheck,
  insuranceCheck,
];

const byType = new Map(all.map((check) => [check.type, check]));

export const checkTypes: readonly string[] = [...byType.keys()];

export function checkOf(type: string): Check | undefined {
  return byType.get(type);
}
