import { equalsField, maxLength, required } from '../generic-rules.ts';
import { longEnough, MAX_PASSWORD_LENGTH } from '../password.ts';
import type { FormRules } from '../rule.ts';

export type PasswordChangeForm = {
  old_password: string;
  password: string;
  passwordRepeat: string;
  /** The API token and webhooks stay. */
  keepsPrograms: boolean;
};

/** The new password follows the rules of registration. */
export const passwordChangeRules: FormRules<PasswordChangeForm> = {
  old_password: [required(), maxLength(MAX_PASSWORD_LENGTH)],
  password: [required(), longEnough(), maxLength(MAX_PASSWORD_LENGTH)],
  passwordRepeat: [required(), equalsField<PasswordChangeForm>('password', 'Пароли не совпадают')],
  keepsPrograms: [],
};
