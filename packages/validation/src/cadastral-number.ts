import type { Rule } from './rule.ts';

const CANONICAL = /^\d{2}:\d{2}:\d{6,7}:\d+$/;
const TYPED = /^(\d{2})[:;^|.-](\d{2})[:;^|.-](\d{6,7})[:;^|.-](\d+)$/;

/** The register's format: `NN:NN:NNNNNN(N):N+`. Three parts are a quarter, not an object. */
export const isCadastralNumber = (text: string): boolean => CANONICAL.test(text);

/** Parses typed text with any usual separator between the groups into the register's format. */
export function parseCadastralNumber(text: string): string | null {
  const groups = TYPED.exec(text.trim());
  return groups && groups.slice(1).join(':');
}

/**
 * The numbers that 11–16 digits without separators can be read as, the likelier first: the quarter has seven digits, in
 * older numbers six. The search decides which exists.
 */
export function cadastralCandidates(digits: string): string[] {
  if (!/^\d{11,16}$/.test(digits)) return [];
  return [11, 10]
    .map((end) => [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, end), digits.slice(end)].join(':'))
    .filter(isCadastralNumber);
}

/** Section «Cadastral number validity» of the specification: bare digits or groups with a separator. */
export const looksLikeCadastralNumber = (text: string): boolean =>
  parseCadastralNumber(text) !== null || cadastralCandidates(text.trim()).length > 0;

export const cadastralNumber =
  (message = 'Введите кадастровый номер, например 77:01:0001001:1024'): Rule<string> =>
  (value) =>
    looksLikeCadastralNumber(value) ? null : message;
