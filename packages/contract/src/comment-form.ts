import { maxLength, required } from '@proverka/validation/generic-rules';
import type { FormRules } from '@proverka/validation/rule';

export const commentMaxLength = 2000;

/** Without zod, so that a form's page need not carry it. */
export const commentRules: FormRules<{ text: string }> = {
  text: [required(), maxLength(commentMaxLength)],
};
