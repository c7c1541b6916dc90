import { maxLength, required } from '../generic-rules.ts';
import { MAX_PASSWORD_LENGTH } from '../password.ts';
import type { FormRules, Rule } from '../rule.ts';

export type ApiTokenForm = {
  scopes: string[];
  /** Days, as a choice of the form. */
  days: string;
  password: string;
};

const chosen: Rule<string[]> = (scopes) => (scopes.length === 0 ? 'Выберите хотя бы одно право' : null);

export const apiTokenRules: FormRules<ApiTokenForm> = {
  scopes: [chosen],
  days: [required()],
  password: [required(), maxLength(MAX_PASSWORD_LENGTH)],
};
