import type { Check } from './check.ts';
import { accidentsCheck } from './checks/car/accidents.ts';
import { diagnosticCheck } from './checks/car/diagnostic.ts';
import { carHistoryCheck } from './checks/car/history.ts';
import { insuranceCheck } from './checks/car/insurance.ts';
import { carPricesCheck } from './checks/car/prices.ts';
import { pledgeCheck } from './checks/car/pledge.ts';
import { restrictionsCheck } from './checks/car/restrictions.ts';
import { taxiCheck } from './checks/car/taxi.ts';
import { carWantedCheck } from './checks/car/wanted.ts';
import { companyBankruptcyCheck } from './checks/company/bankruptcy.ts';
import { companyCourtsCheck } from './checks/company/courts.ts';
import { companyDisqualifiedCheck } from './checks/company/disqualified.ts';
import { companyEnforcementCheck } from './checks/company/enforcement.ts';
import { companyFinanceCheck } from './checks/company/finance.ts';
import { companyFoundersCheck } from './checks/company/founders.ts';
import { companyManagementCheck } from './checks/company/management.ts';
import { companyMassAddressCheck } from './checks/company/mass-address.ts';
import { companyRegisterCheck } from './checks/company/register.ts';
import { arbitrationCheck } from './checks/person/arbitration.ts';
import { bankruptcyCheck } from './checks/person/bankruptcy.ts';
import { businessStatusCheck } from './checks/person/business-status.ts';
import { courtsCheck } from './checks/person/courts.ts';
import { creditRatingCheck } from './checks/person/credit-rating.ts';
import { disqualifiedCheck } from './checks/person/disqualified.ts';
import { enforcementCheck } from './checks/person/enforcement.ts';
import { exitBanCheck } from './checks/person/exit-ban.ts';
import { finesCheck } from './checks/person/fines.ts';
import { innCheck } from './checks/person/inn.ts';
import { massPositionsCheck } from './checks/person/mass-positions.ts';
import { passportCheck } from './checks/person/passport.ts';
import { taxDebtsCheck } from './checks/person/tax-debts.ts';
import { terroristsCheck } from './checks/person/terrorists.ts';
import { wantedCheck } from './checks/person/wanted.ts';

/** Every check by its task type. A product lists the types it consists of. */
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
  carPricesCheck,
];

const byType = new Map(all.map((check) => [check.type, check]));

export const checkTypes: readonly string[] = [...byType.keys()];

export function checkOf(type: string): Check | undefined {
  return byType.get(type);
}
