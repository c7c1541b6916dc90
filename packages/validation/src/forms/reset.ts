import { email } from '../email.ts';
import type { FormRules } from '../rule.ts';
import { required } from '../generic-rules.ts';

export type ResetForm = { username: string };

export const resetRules: FormRules<ResetForm> = { username: [required(), email()] };
