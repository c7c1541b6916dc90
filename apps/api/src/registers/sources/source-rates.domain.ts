const names = ['supplier', 'passport', 'sales', 'fssp', 'egrul', 'vehicle', 'kadnet', 'nspd'] as const;
export type PacedSource = (typeof names)[number];
/** Calls per second, for all processes together; 0 means no limit. */
export type SourceRates = Readonly<Record<PacedSource, number>>;

/** Below the agreed limits, because clocks differ; the supplier counts checks, passports and sales of flats together. */
export const defaultSourceRates: SourceRates = {
  supplier: 32,
  passport: 5,
  sales: 5,
  fssp: 4,
  egrul: 4,
  vehicle: 8,
  kadnet: 20,
  nspd: 5,
};

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
