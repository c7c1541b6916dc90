import type { CaseState } from '@proverka/contract/support-case';

/** The state of a case as the staff reads it. */
export const deskCaseStateWords: Readonly<Record<CaseState, string>> = {
  open: 'Ждёт ответа',
  answered: 'Ждёт клиента',
  closed: 'Закрыто',
};
