/** Words about the folder of a purchase, by the contract's values. */

export const dealStepWords = {
  advance: 'Аванс или задаток',
  contract: 'Договор',
  registration: 'Регистрация права',
  payment: 'Расчёт с продавцом',
  handover: 'Передача ключей',
} as const;

export const dealDocumentWords = {
  preliminary_contract: 'Предварительный договор',
  contract: 'Договор купли-продажи',
  receipt: 'Расписка',
  extract: 'Выписка или справка',
  power_of_attorney: 'Доверенность',
  transfer_act: 'Акт приёма-передачи',
  photo: 'Фотография',
  other: 'Другой документ',
} as const;

export const dealCheckWords = {
  object: 'Права и обременения',
  history: 'История перехода прав',
  value: 'Рыночная цена',
} as const;

export const dealCheckStateWords = {
  ready: 'Отчёт готов',
  needs_data: 'Нужны данные',
  under_way: 'Проверяем',
  destroyed: 'Отчёт больше не хранится',
  failed: 'Проверить не удалось',
  missing: 'Не заказано',
} as const;

/** What a later extract said otherwise than an earlier one (specification, section 3, Purchases). */
export const dealChangeWords = {
  amount_of_owners: 'Изменилось число собственников',
  date_rights: 'Изменилась дата регистрации права',
  registration_number_of_rights: 'Изменился номер регистрации права',
  encumbrance: 'Изменились обременения',
} as const;
