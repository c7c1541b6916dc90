import { equalsField, maxLength, required } from '../generic-rules.ts';
import { longEnough, MAX_PASSWORD_LENGTH } from '../password.ts';
import type { FormRules } from '../rule.ts';

export type OwnPasswordForm = { password: string; passwordRepeat: string };

/** The first password a person chooses for an account that an order made; by the rules of registration. */
export const ownPasswordRules: FormRules<OwnPasswordForm> = {
  password: [required(), longEnough(), maxLength(MAX_PASSWORD_LENGTH)],
  passwordRepeat: [required(), equalsField<OwnPasswordForm>('password', 'Пароли не совпадают')],
};
