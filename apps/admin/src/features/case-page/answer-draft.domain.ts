import { caseTextMaxLength } from '@proverka/contract/support-case-limits';

/** A template goes below what is typed already, so that nothing typed is lost. */
export const withTemplate = (draft: string, template: string): string =>
  [draft.trimEnd(), template].filter(Boolean).join('\n\n').slice(0, caseTextMaxLength);
