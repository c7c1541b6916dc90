import type { WholesaleRequest } from '@proverka/contract/wholesale-request';
import { parsePhone } from '@proverka/validation/phone';
import { groupedDigits } from '@proverka/words/number-format';

/** What a request for a wholesale order says, as the message of a case. */
export function wholesaleRequestText({ reports_a_month: reports, phone, text }: WholesaleRequest): string {
  const lines = [
    'Заявка на оптовый заказ',
    `Отчётов в месяц: ${groupedDigits(reports)}`,
    ...(phone === '' ? [] : [`Телефон: ${parsePhone(phone) ?? phone}`]),
  ];
  return [lines.join('\n'), ...(text === '' ? [] : [text])].join('\n\n');
}
