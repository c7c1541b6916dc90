import { maxLength, required } from '../generic-rules.ts';
import { MAX_PASSWORD_LENGTH } from '../password.ts';
import type { FormRules } from '../rule.ts';

/** Signing out everywhere else takes the password. */
export type SignOutForm = { keepsPrograms: boolean; password: string };

export const signOutRules: FormRules<SignOutForm> = {
  keepsPrograms: [],
  password: [required(), maxLength(MAX_PASSWORD_LENGTH)],
};
