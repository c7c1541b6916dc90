/** Fallback for the catalogue while it does not answer (specification, section 1). */
export const listed = { price: 'от\u00A0499\u00A0₽', time: 'от\u00A030\u00A0мин' };

/** The visitor's question that a product answers, by its wire name. */
export const productQuestions: Readonly<Record<string, string>> = {
  EgrnObject: 'Можно ли покупать сейчас?',
  EgrnRightList: 'Что было с объектом раньше?',
};

/** The two reports on the home page, in the order a buyer needs them. */
export const offered = [
  { name: 'EgrnObject', title: 'Выписка об объекте: собственники и обременения' },
  { name: 'EgrnRightList', title: 'Отчёт о переходе прав: история владельцев' },
] as const;
