/** What the sections of a report are called, on screen and on paper. */
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
} as const;
