import { describe, expect, test } from 'vitest';
import { annuity, type LoanTerms } from './annuity.domain.ts';

const terms: LoanTerms = { price: 10_000_000, downPayment: 3_000_000, ratePercent: 18, years: 20 };

describe('a loan with equal payments', () => {
  test('an annuity loan has the monthly payment of the formula', () => {
    const loan = annuity(terms);
    expect(loan.amount).toBe(7_000_000);
    expect(loan.monthlyPayment).toBeCloseTo(108_031.8, 0);
    expect(loan.total).toBeCloseTo(loan.monthlyPayment * 240, 5);
    expect(loan.interest).toBeCloseTo(loan.total - 7_000_000, 5);
  });

  test.each([
    terms,
    { ...terms, ratePercent: 0 },
    { ...terms, years: 1 },
    { ...terms, ratePercent: 0.1, years: 30 },
    { ...terms, years: 2.5 },
  ])('the loan %j is paid back in full', (given) => {
    const { schedule, amount, interest } = annuity(given);
    expect(schedule).toHaveLength(Math.ceil(given.years));
    expect(schedule.at(-1)?.balance).toBeCloseTo(0, 2);
    expect(schedule.reduce((sum, year) => sum + year.principal, 0)).toBeCloseTo(amount, 2);
    expect(schedule.reduce((sum, year) => sum + year.interest, 0)).toBeCloseTo(interest, 2);
  });

  test('a loan without interest costs only its amount', () => {
    expect(annuity({ ...terms, ratePercent: 0 })).toMatchObject({
      interest: 0,
      monthlyPayment: 7_000_000 / 240,
    });
  });
});
