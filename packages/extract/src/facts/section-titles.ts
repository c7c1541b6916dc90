/** What the sections of a report and their parts are called, on screen and on paper. */
export const sectionTitles = {
  object: 'Объект',
  rights: 'Правообладатели',
  marks: 'Заявления и отметки',
  deals: 'Зарегистрированные сделки',
  encumbrances: 'Ограничения и обременения',
  history: 'История перехода прав',
  boundary: 'Граница',
  document: 'Сведения документа',
  other: 'Прочие сведения документа',
  answer: 'Ответ Росреестра',
  value: 'Кадастровая стоимость',
  noted: 'Ограничения, которые не регистрируются',
  notes: 'Особые отметки',
  limits: 'Ограничения',
  content: 'Содержание',
  rightMarks: 'Отметки на праве',
} as const;
