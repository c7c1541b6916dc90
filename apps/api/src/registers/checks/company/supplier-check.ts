import type { z } from 'zod';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { defineCheck } from '../../check.ts';
import type { Check } from '../../check.ts';
import type { CompanySubject } from '../../subject.domain.ts';

export interface CompanySupplierCheck<Record> {
  readonly type: string;
  readonly title: string;
  readonly questionPrice: number;
  /** The supplier's name of the check; the task type by default. */
  readonly name?: string;
  readonly record: z.ZodType<Record>;
  readonly findings: (
    records: readonly Record[],
    asOf: string,
    company: CompanySubject,
  ) => readonly FindingDraft[];
}

/** A register of the supplier that is asked about a company by its number; an answer without records is an answer too. */
export function companySupplierCheck<Record>({
  type,
  title,
  questionPrice,
  name = type,
  record,
  findings,
}: CompanySupplierCheck<Record>): Check {
  return defineCheck<'company', readonly Record[]>({
    type,
    kind: 'company',
    title,
    questionPrice,
    ask: ({ supplier }, { inn, ogrn }, ticket, signal) =>
      supplier.check(name, inn ? { inn } : { ogrn }, record, ticket, signal),
    findings: ({ data, asOf }, company) => findings(data ?? [], asOf, company),
  });
}

/** An entrepreneur, with an INN of twelve digits or an OGRNIP of fifteen, has neither founders nor a director. */
export const isEntrepreneur = ({ inn, ogrn }: CompanySubject): boolean =>
  inn ? inn.length === 12 : ogrn?.length === 15;
