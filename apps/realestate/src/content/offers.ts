/** What the catalogue says about the object products, for the time when it cannot be asked (specification, section 1). */
export interface Offer {
  readonly name: string;
  readonly title: string;
  /** The visitor's question this product answers. */
  readonly question: string;
  readonly contents: readonly string[];
  readonly price: string;
  readonly time: string;
}

export const offers: readonly Offer[] = [
  {
    name: 'EgrnObject',
    title: 'Выписка об объекте: собственники и обременения',
    question: 'Можно ли покупать сейчас?',
    contents: [
      'Характеристики объекта',
      'Правообладатели и доли',
      'Ипотека, аресты и другие обременения',
      'Выводы о рисках с источниками',
    ],
    price: 'от\u00A0499\u00A0₽',
    time: 'от\u00A030\u00A0мин',
  },
  {
    name: 'EgrnRightList',
    title: 'Отчёт о переходе прав: история владельцев',
    question: 'Что было с объектом раньше?',
    contents: [
      'История перехода прав',
      'Основания и даты',
      'Сроки владения',
      'Выводы о частой смене владельцев',
    ],
    price: 'от\u00A0499\u00A0₽',
    time: 'от\u00A030\u00A0мин',
  },
];
