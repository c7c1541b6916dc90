/** A separate module without zod, to keep zod out of the page's bundle. */

/** Survey questions about an owner: facts no register has and that may break a deal. */
export const surveyQuestionKeys = [
  'met_in_person',
  'own_extract',
  'married',
  'family_capital',
  'acts_by_proxy',
  'under_care',
] as const;

export const surveyAnswers = ['yes', 'no', 'unknown'] as const;
