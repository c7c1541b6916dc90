import { maxLength } from '@proverka/validation/generic-rules';
import type { FormRules } from '@proverka/validation/rule';

export const reportCommentMaxLength = 2000;

/** The limit of a rating's comment; a separate module without zod, to keep zod out of the page's bundle. */
export const reportRatingRules: FormRules<{ comment: string }> = {
  comment: [maxLength(reportCommentMaxLength)],
};
