interface Comparison {
  readonly level: 'clear' | 'warning' | 'unchecked';
  readonly title: string;
  readonly text: string;
}

/** Is the extract about the object that is looked at? `lookedAt` is empty when nobody told. */
export function comparisonOf(number: string, lookedAt: string): Comparison {
  if (lookedAt === '') {
    return {
      level: 'unchecked',
      title: `Выписка об объекте ${number}`,
      text: 'Мы не знаем, какой объект вы покупаете. Введите его кадастровый номер из объявления или договора: сравним.',
    };
  }
  return lookedAt === number
    ? {
        level: 'clear',
        title: 'Выписка о том объекте, который вы смотрите',
        text: `Кадастровый номер совпадает: ${number}.`,
      }
    : {
        level: 'warning',
        title: 'Выписка о другом объекте',
        text: `В ней объект ${number}, а вы смотрите ${lookedAt}. О вашем объекте она ничего не говорит: попросите у продавца выписку о нём.`,
      };
}
