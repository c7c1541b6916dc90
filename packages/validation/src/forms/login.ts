import { email } from '../email.ts';
import type { FormRules } from '../rule.ts';
import { maxLength, required } from '../generic-rules.ts';
import { MAX_PASSWORD_LENGTH } from '../password.ts';

/** `username` is the e-mail, sent lowercased. */
export type LoginForm = { username: string; password: string; remember: boolean };

export const loginRules: FormRules<LoginForm> = {
  username: [required(), email()],
  password: [required(), maxLength(MAX_PASSWORD_LENGTH)],
  remember: [],
};
