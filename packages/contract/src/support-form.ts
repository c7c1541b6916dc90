import { email } from '@proverka/validation/email';
import { maxLength, required } from '@proverka/validation/generic-rules';
import type { FormRules } from '@proverka/validation/rule';

export type SupportForm = { name: string; email: string; text: string };

export const supportTextMaxLength = 4000;

/** A separate module without zod, to keep zod out of the page's bundle. */
export const supportRules: FormRules<SupportForm> = {
  name: [required(), maxLength(100)],
  email: [required(), email(), maxLength(254)],
  text: [required(), maxLength(supportTextMaxLength)],
};
