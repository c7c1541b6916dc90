import type { Level } from '@proverka/contract/finding';
import type { z } from 'zod';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { nothingFound } from '../../asked.domain.ts';
import type { Coverage, NothingFound } from '../../asked.domain.ts';
import { defineCheck } from '../../check.ts';
import type { Check } from '../../check.ts';
import type { CompanySubject } from '../../subject.domain.ts';

/** At least one record. */
type Rows<Row> = readonly [Row, ...Row[]];

/** What it means that the register has no record; it is not always good. */
interface Absence extends NothingFound {
  /** «clear» unless the absence is worth a question. */
  readonly level?: Level;
  /** The end of the finding's code, «none» by default. */
  readonly as?: string;
}

export interface CompanySupplierCheck<Row> {
  readonly type: string;
  readonly title: string;
  readonly questionPrice: number;
  /** The supplier's name of the check; the task type by default. */
  readonly name?: string;
  readonly record: z.ZodType<Row>;
  readonly found: (records: Rows<Row>, asOf: string, company: CompanySubject) => readonly FindingDraft[];
  readonly none: (company: CompanySubject) => Absence;
  readonly coverage: Coverage;
}

/** A register of the supplier that is asked about a company by its number; an answer without records is an answer too. */
export function companySupplierCheck<Row>({
  type,
  title,
  questionPrice,
  name = type,
  record,
  found,
  none,
  coverage,
}: CompanySupplierCheck<Row>): Check {
  return defineCheck<'company', readonly Row[]>({
    type,
    kind: 'company',
    title,
    questionPrice,
    ask: ({ supplier }, { inn, ogrn }, ticket, signal) =>
      supplier.check(name, inn ? { inn } : { ogrn }, record, ticket, signal),
    findings: ({ data, asOf, asked }, company) => {
      const [first, ...others] = data ?? [];
      if (first !== undefined) return found([first, ...others], asOf, company);
      const { level = 'clear', as = 'none', ...absence } = none(company);
      return [{ level, code: `${type}_${as}`, ...nothingFound(absence, coverage, asked) }];
    },
  });
}

/** An entrepreneur, with an INN of twelve digits or an OGRNIP of fifteen, has neither founders nor a director. */
export const isEntrepreneur = ({ inn, ogrn }: CompanySubject): boolean =>
  inn ? inn.length === 12 : ogrn?.length === 15;
