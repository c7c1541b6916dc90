/**
 * Calls a second, all processes together; 0 is no limit. Below what is agreed, for clocks differ; the supplier counts
 * checks, passports and sales of flats together.
 */
export const defaultSourceRates = {
  supplier: 32,
  passport: 5,
  sales: 5,
  fssp: 4,
  egrul: 4,
  vehicle: 8,
  car_adverts: 8,
  kadnet: 20,
  nspd: 5,
  adverts: 10,
  market_data: 20,
} as const satisfies Readonly<Record<string, number>>;

export type PacedSource = keyof typeof defaultSourceRates;
export type SourceRates = Readonly<Record<PacedSource, number>>;

const names = Object.keys(defaultSourceRates) as readonly PacedSource[];

/** Overrides written as `fssp=3,supplier=0`; `none` lifts every limit. */
export function readSourceRates(
  overrides: readonly string[],
  mistake: (sentence: string) => void,
): SourceRates {
  const rates: Record<PacedSource, number> = { ...defaultSourceRates };
  for (const override of overrides) {
    const [, name, perSecond] = /^(\w+)=(\d{1,4}(?:\.\d{1,3})?)$/.exec(override) ?? [];
    const known = names.find((one) => one === name);
    if (override === 'none') for (const one of names) rates[one] = 0;
    else if (known) rates[known] = Number(perSecond);
    else {
      mistake(
        `SOURCE_RATES holds "${override}"; it must be name=calls per second with a name of ${names.join(', ')}.`,
      );
    }
  }
  return rates;
}
