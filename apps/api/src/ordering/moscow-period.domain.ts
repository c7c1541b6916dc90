const DAY_MS = 86_400_000;

/** A calendar day in Moscow, which has had no daylight saving time since 2014. */
const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+03:00`);

interface AskedPeriod {
  readonly 'date-from'?: string | undefined;
  readonly 'date-to'?: string | undefined;
}

/** The moments a period of days begins and ends at; null where it is open. */
export const periodOf = ({
  'date-from': first,
  'date-to': last,
}: AskedPeriod): { readonly from: Date | null; readonly until: Date | null } => ({
  from: first === undefined ? null : startOfDay(first),
  until: last === undefined ? null : new Date(startOfDay(last).getTime() + DAY_MS),
});
