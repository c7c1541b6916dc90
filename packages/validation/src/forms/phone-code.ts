import { matches, required } from '../generic-rules.ts';
import type { FormRules } from '../rule.ts';

/** The code a phone is verified by. */
export type PhoneCodeForm = { code: string };

export const PHONE_CODE_LENGTH = 6;

export const phoneCodeRules: FormRules<PhoneCodeForm> = {
  code: [required(), matches(/^\s*\d{6}\s*$/, 'Код состоит из 6 цифр')],
};
