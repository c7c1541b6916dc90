import { withoutSeparators } from '../digits.ts';
import { maxLength, minLength, required } from '../generic-rules.ts';
import { inn, parseInn } from '../inn.ts';
import { ogrn, parseOgrn } from '../ogrn.ts';
import type { FormRules, Rule } from '../rule.ts';

export type CompanyForm = {
  /** INN, OGRN or name, as typed. */
  company: string;
};

/** A company or an entrepreneur as stored in drafts and sent in calls. */
export type CompanySubject = { inn: string } | { ogrn: string } | { company_name: string };

const isNumber = (text: string): boolean => /^\d+$/.test(withoutSeparators(text));

const ogrnLengths = new Set([13, 15]);

/** Digits alone have to be a valid number; anything else is a name. */
const numberOrName: Rule<string> = (text) => {
  const digits = withoutSeparators(text);
  if (!isNumber(text)) return minLength(3)(text.trim()) ?? maxLength(300)(text);
  return ogrnLengths.has(digits.length) ? ogrn()(digits) : inn()(digits);
};

export const companyRules: FormRules<CompanyForm> = { company: [required(), numberOrName] };

/** The typed text by its kind; call it only with a validated text. */
export function companySubject({ company }: CompanyForm): CompanySubject {
  const parsedInn = parseInn(company);
  if (parsedInn !== null) return { inn: parsedInn };
  const parsedOgrn = parseOgrn(company);
  return parsedOgrn === null ? { company_name: company.trim() } : { ogrn: parsedOgrn };
}
