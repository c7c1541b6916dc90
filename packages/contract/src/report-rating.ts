import { maxLength } from '@proverka/validation/generic-rules';
import type { FormRules } from '@proverka/validation/rule';

export const reportCommentMaxLength = 2000;

/** Of the comment to a rating; without zod, so that the report's page need not carry it. */
export const reportRatingRules: FormRules<{ comment: string }> = {
  comment: [maxLength(reportCommentMaxLength)],
};
