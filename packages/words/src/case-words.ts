/** What a case is about, in lists and headings. */
export const caseKindWords = {
  question: 'Вопрос',
  report_error: 'Ошибка в отчёте',
  dispute: 'Спор о находке',
  stuck_order: 'Заказ задерживается',
} as const;

/** The state of a case as its customer reads it. */
export const caseStateWords = {
  open: 'Ждёт ответа поддержки',
  answered: 'Есть ответ',
  closed: 'Закрыто',
} as const;
