import { maxLength, required } from '../generic-rules.ts';
import { MAX_PASSWORD_LENGTH } from '../password.ts';
import type { FormRules } from '../rule.ts';

/** A code of an app or a recovery code. */
export type FactorCodeForm = { code: string };
export const factorCodeRules: FormRules<FactorCodeForm> = { code: [required(), maxLength(40)] };

/** The password a second factor is changed with. */
export type FactorPasswordForm = { password: string };
export const factorPasswordRules: FormRules<FactorPasswordForm> = {
  password: [required(), maxLength(MAX_PASSWORD_LENGTH)],
};

export type PasskeyForm = { name: string; password: string };
export const passkeyRules: FormRules<PasskeyForm> = {
  name: [required(), maxLength(60)],
  ...factorPasswordRules,
};
