import { isIsoDate, parseDate } from '@proverka/validation/date';
import { z } from 'zod';

const text = z.string().max(2000);

/**
 * A row of the search with the service's own field names. The service itself sends `c g cnt i k n o p pg r rn t tot`, and
 * `e`, the day the record ended, when it did; `g` is «ПРЕЗИДЕНТ: Тестов Тест». Providers add `a`, `eName`, `gp`, `s` and
 * send the main activity in `e`.
 */
export const rowSchema = z.object({
  i: text,
  o: text,
  p: text.nullish(),
  n: text,
  c: text.nullish(),
  a: text.nullish(),
  /** The day it ended, or the code of its main activity: «15.03.2019», «64.19». */
  e: text.nullish(),
  eName: text.nullish(),
  g: text.nullish(),
  gp: text.nullish(),
  r: text.nullish(),
  v: text.nullish(),
  d: text.nullish(),
  /** A provider's addition: the state in words. */
  s: text.nullish(),
  /** How many there are, on all pages. */
  tot: z.union([z.string().max(20), z.int()]).nullish(),
  k: z.enum(['ul', 'fl']),
});
export type Row = z.infer<typeof rowSchema>;

/** A company or an entrepreneur in the register; dates are ISO. */
export interface RegisteredCompany {
  readonly kind: 'company' | 'entrepreneur';
  readonly inn: string;
  readonly ogrn: string;
  readonly kpp: string | null;
  readonly name: string;
  readonly shortName: string | null;
  readonly address: string | null;
  readonly activity: string | null;
  readonly head: string | null;
  readonly headPosition: string | null;
  readonly registeredOn: string | null;
  readonly endedOn: string | null;
  /** «Находится в процессе ликвидации»; null when the register states nothing besides the dates. */
  readonly state: string | null;
}

export function companyOf(row: Row): RegisteredCompany {
  const [, position, head = row.g] = /^([^:]+):\s*(.+)$/u.exec(row.g ?? '') ?? [];
  return {
    kind: row.k === 'ul' ? 'company' : 'entrepreneur',
    inn: row.i,
    ogrn: row.o,
    kpp: row.p ?? null,
    name: row.n,
    shortName: row.c ?? null,
    address: row.a ?? null,
    activity: row.eName ?? (isActivity(row.e ?? '') ? (row.e ?? null) : null),
    head: head ?? null,
    headPosition: row.gp ?? position ?? null,
    registeredOn: dayOf(row.r),
    endedOn: dayOf(endOf(row)),
    state: row.s ?? null,
  };
}

/** An unreadable closing date must not look like an open business. */
export const hasUnreadableEnd = (row: Row): boolean => {
  const end = endOf(row);
  return Boolean(end) && dayOf(end) === null;
};

const endOf = ({ v, d, e }: Row): string | null =>
  [v, d, isActivity(e ?? '') ? null : e].find((written) => written) ?? null;

/** A code of the classifier of economic activities (ОКВЭД): «64», «64.19», «64.19.3». */
const isActivity = (written: string): boolean => /^\d{2}(?:\.\d{1,2}){0,2}$/u.test(written.trim());

/** The service itself writes «20.06.1991», providers ISO. */
function dayOf(written: string | null | undefined): string | null {
  if (!written) return null;
  return isIsoDate(written) ? written : parseDate(written);
}
