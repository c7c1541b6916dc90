import { withoutSeparators } from '../digits.ts';
import { maxLength, minLength, required } from '../generic-rules.ts';
import { inn, parseInn } from '../inn.ts';
import { ogrn, parseOgrn } from '../ogrn.ts';
import type { FormRules, Rule } from '../rule.ts';

export type CompanyForm = {
  /** INN, OGRN or name, as typed. */
  company: string;
};

/** A company or an entrepreneur as drafts and calls carry one. */
export type CompanySubject = { inn: string } | { ogrn: string } | { company_name: string };

const isNumber = (text: string): boolean => /^\d+$/.test(withoutSeparators(text));

const ogrnLengths = new Set([13, 15]);

/** What consists of digits is a number and has to be a right one; anything else is a name. */
const numberOrName: Rule<string> = (text) => {
  const digits = withoutSeparators(text);
  if (!isNumber(text)) return minLength(3)(text.trim()) ?? maxLength(300)(text);
  return ogrnLengths.has(digits.length) ? ogrn()(digits) : inn()(digits);
};

export const companyRules: FormRules<CompanyForm> = { company: [required(), numberOrName] };

/** What was typed, by what it is; call it with what the rules let through. */
export function companySubject({ company }: CompanyForm): CompanySubject {
  const parsedInn = parseInn(company);
  if (parsedInn !== null) return { inn: parsedInn };
  const parsedOgrn = parseOgrn(company);
  return parsedOgrn === null ? { company_name: company.trim() } : { ogrn: parsedOgrn };
}
