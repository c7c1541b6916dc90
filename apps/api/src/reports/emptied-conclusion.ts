/**
 * What is left of a conclusion whose report or account is destroyed: its existence, price and receipt. Nobody corrects it any more, so
 * it leaves the queue of the experts.
 */
export const EMPTIED_CONCLUSION = {
  question: '',
  text: '',
  author_name: '',
  reason: '',
  draft: '',
  note: '',
  correction_due_at: null,
} as const;

/** The same as assignments in SQL. */
export const EMPTY_CONCLUSION = Object.entries(EMPTIED_CONCLUSION)
  .map(([column, value]) => `${column} = ${value === null ? 'null' : `'${value}'`}`)
  .join(', ');
