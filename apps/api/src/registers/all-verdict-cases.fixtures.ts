import { carCases } from './checks/car/cars.fixtures.ts';
import { companyCases } from './checks/company/companies.fixtures.ts';
import { arbitrationCases, companyCourtsCases } from './checks/person/arbitration.fixtures.ts';
import { courtsCases } from './checks/person/courts.fixtures.ts';
import { creditCases } from './checks/person/credit-rating.fixtures.ts';
import { companyEnforcementCases, enforcementCases } from './checks/person/enforcement.fixtures.ts';
import { registerCases } from './checks/person/registers.fixtures.ts';
import type { CheckCases } from './verdict-cases.fixtures.ts';

/** Every check with its rows of the table of verdicts. */
export const allCases: readonly CheckCases[] = [
  enforcementCases,
  courtsCases,
  arbitrationCases,
  ...registerCases,
  creditCases,
  ...companyCases,
  companyCourtsCases,
  companyEnforcementCases,
  ...carCases,
];
