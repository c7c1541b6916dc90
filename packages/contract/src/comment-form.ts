import { maxLength, required } from '@proverka/validation/generic-rules';
import type { FormRules } from '@proverka/validation/rule';

export const commentMaxLength = 2000;

/** A separate module without zod, to keep zod out of the page's bundle. */
export const commentRules: FormRules<{ text: string }> = {
  text: [required(), maxLength(commentMaxLength)],
};
