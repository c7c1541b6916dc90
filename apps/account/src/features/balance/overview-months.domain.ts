interface Month {
  /** «2026-03». */
  readonly month: string;
  readonly amount: number;
}

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** Months without spending are months of zero, not missing data. */
export function monthsWithoutGaps(months: readonly Month[]): Month[] {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return [];
  const amounts = new Map(months.map(({ month, amount }) => [numberOf(month), amount]));
  const start = numberOf(first.month);
  return Array.from({ length: numberOf(last.month) - start + 1 }, (_, place) => {
    const number = start + place;
    const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
    return { month, amount: amounts.get(number) ?? 0 };
  });
}
