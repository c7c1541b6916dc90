/** A row of the register of cases, as the supplier sends it. */
export const row = (more: object = {}) => ({
  court: 'Тестовский районный суд',
  case_number: '2-100/2026',
  category: 'О взыскании сумм по кредитному договору',
  kind: 'civil',
  role: 'ОТВЕТЧИК',
  received_on: '2026-02-10',
  result: null,
  decided_on: null,
  ...more,
});
export const decided = (result: string, decided_on = '2026-06-20') => ({ result, decided_on });
export const criminal = (more: object = {}) =>
  row({ kind: 'criminal', category: 'Статья 159 УК РФ, часть 1', role: 'Подсудимый', ...more });
