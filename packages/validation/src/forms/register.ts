import { email } from '../email.ts';
import { MAX_PASSWORD_LENGTH } from '../password.ts';
import { phone } from '../phone.ts';
import type { FormRules } from '../rule.ts';
import { accepted, equalsField, maxLength, required } from '../generic-rules.ts';

export type RegisterForm = {
  name: string;
  email: string;
  phone: string;
  /** The number of a role; NaN until one is chosen. */
  person_role: number;
  password: string;
  passwordRepeat: string;
  acceptsOffer: boolean;
  /** A separate document since 1 September 2025 (152-FZ, article 9). */
  consentsToProcessing: boolean;
};

export const registerRules: FormRules<RegisterForm> = {
  name: [required(), maxLength(200)],
  email: [required(), email()],
  phone: [required(), phone()],
  person_role: [required()],
  password: [required(), maxLength(MAX_PASSWORD_LENGTH)],
  passwordRepeat: [required(), equalsField<RegisterForm>('password', 'Пароли не совпадают')],
  acceptsOffer: [accepted()],
  consentsToProcessing: [accepted()],
};
