import type { payerRefusals } from '@proverka/contract/refusals';

/** Of payers and their documents. */
export const payerRefusalTexts: Readonly<Record<(typeof payerRefusals)[number], string>> = {
  payer_not_found: 'Плательщик не найден',
  payer_exists: 'Плательщик с таким ИНН и КПП у вас уже есть',
  payer_limit_reached: 'Добавлено слишком много плательщиков. Удалите ненужных',
  invoice_not_found: 'Документ не найден',
  transaction_not_found: 'Операция не найдена',
  act_not_ready: 'Акт составляется, когда услуги оказаны. Дождитесь готовности отчётов',
  order_in_act: 'Этот заказ уже в акте за период',
  period_in_future: 'Период ещё не наступил. Выберите дни не позже сегодняшнего',
  act_has_no_services: 'За этот период нет оказанных услуг, на которые составляется акт',
  act_too_large: 'Услуг за период больше, чем помещается в один акт. Выберите период короче',
};
