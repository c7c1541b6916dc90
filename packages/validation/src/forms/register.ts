import { email } from '../email.ts';
import { longEnough, MAX_PASSWORD_LENGTH, passwordTexts } from '../password.ts';
import { phone } from '../phone.ts';
import type { FormRules, Rule } from '../rule.ts';
import { isOwnData } from '../weak-password.ts';
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

const notOwnData: Rule<string, RegisterForm> = (password, form) =>
  form !== undefined && isOwnData(password, [form.email, form.name, form.phone]) ? passwordTexts.own : null;

export const registerRules: FormRules<RegisterForm> = {
  name: [required(), maxLength(200)],
  email: [required(), email()],
  phone: [required(), phone()],
  person_role: [required()],
  password: [required(), longEnough(), maxLength(MAX_PASSWORD_LENGTH), notOwnData],
  passwordRepeat: [required(), equalsField<RegisterForm>('password', 'Пароли не совпадают')],
  acceptsOffer: [accepted()],
  consentsToProcessing: [accepted()],
};
