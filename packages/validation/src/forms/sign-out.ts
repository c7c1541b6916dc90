import { maxLength, required } from '../generic-rules.ts';
import { MAX_PASSWORD_LENGTH } from '../password.ts';
import type { FormRules } from '../rule.ts';

/** Signing out everywhere else; keeping the API token and webhooks takes the password. */
export type SignOutForm = { keepsPrograms: boolean; password: string };

export const signOutRules = (keepsPrograms: boolean): FormRules<SignOutForm> => ({
  keepsPrograms: [],
  password: keepsPrograms ? [required(), maxLength(MAX_PASSWORD_LENGTH)] : [],
});
