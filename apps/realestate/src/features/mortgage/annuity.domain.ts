/** All amounts in rubles; `ratePercent` is the yearly rate. */
export interface LoanTerms {
  readonly price: number;
  readonly downPayment: number;
  readonly ratePercent: number;
  readonly years: number;
}

interface LoanYear {
  readonly year: number;
  readonly interest: number;
  readonly principal: number;
  /** The remaining debt at the end of the year. */
  readonly balance: number;
}

export interface Loan {
  readonly amount: number;
  readonly monthlyPayment: number;
  readonly interest: number;
  readonly total: number;
  readonly schedule: readonly LoanYear[];
}

/**
 * Equal monthly payments: P·r / (1 − (1 + r)^−n), where r is a twelfth of the yearly rate. Banks count days and round
 * payments to kopecks, so their figures differ by rubles.
 */
export function annuity({ price, downPayment, ratePercent, years }: LoanTerms): Loan {
  const amount = price - downPayment;
  const months = Math.round(years * 12);
  const rate = ratePercent / 100 / 12;
  const monthlyPayment = rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
  const schedule: LoanYear[] = [];
  let balance = amount;
  for (let year = 1; (year - 1) * 12 < months; year += 1) {
    let interest = 0;
    let principal = 0;
    for (let month = 0; month < Math.min(12, months - (year - 1) * 12); month += 1) {
      const part = balance * rate;
      interest += part;
      principal += monthlyPayment - part;
      balance -= monthlyPayment - part;
    }
    schedule.push({ year, interest, principal, balance: Math.max(0, balance) });
  }
  const total = monthlyPayment * months;
  return { amount, monthlyPayment, interest: total - amount, total, schedule };
}
