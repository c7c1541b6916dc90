import type { SubjectData } from '@proverka/contract/subject';

/** What one question costs us, in kopecks, by the supplier's price list. Public registers and the traffic police are free. */
const prices: Readonly<Record<string, number>> = {
  fssp: 0,
  tax_debts: 150,
  courts: 200,
  arbitration: 150,
  wanted: 100,
  bankruptcy: 100,
  terrorists: 50,
  disqualified: 50,
  mass_positions: 50,
  business_status: 50,
  passport: 100,
  inn: 100,
  fines: 150,
  exit_ban: 100,
  credit_rating: 2500,
  company_register: 0,
  company_fssp: 0,
  company_management: 50,
  company_founders: 50,
  company_finance: 100,
  company_courts: 150,
  company_bankruptcy: 100,
  company_disqualified: 50,
  company_mass_address: 50,
  car_history: 0,
  car_dtp: 0,
  car_wanted: 0,
  car_restrict: 0,
  car_diagnostic: 0,
  car_pledge: 100,
  car_taxi: 50,
  car_insurance: 100,
};

/** The lookup of a car by its plate is billed as a separate question, asked before all others. */
const PLATE_KOPECKS = 100;

/** Kopecks for a check of this subject; undefined when it has no price. */
export function questionPrice(type: string, subject: SubjectData): number | undefined {
  const price = prices[type];
  const isByPlate = subject['plate'] !== undefined && !subject['vin'] && !subject['body_number'];
  return price !== undefined && isByPlate ? price + PLATE_KOPECKS : price;
}
