/** What becomes of one item of an order. */
export const itemStatusWords = {
  created: 'Ждёт оплаты',
  queued: 'В очереди',
  running: 'Готовится',
  needs_data: 'Нужны данные',
  done: 'Готов',
  failed: 'Не выполнен',
  refunded: 'Не выполнен, деньги возвращены',
} as const;
