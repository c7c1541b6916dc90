import type { Answer } from '../source/source.ts';

const CODES: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'Запрос не читается'],
  401: ['unauthorized', 'Ключ не указан или неизвестен'],
  402: ['no_funds', 'Недостаточно средств на счёте'],
  403: ['forbidden', 'Нет доступа к методу'],
  404: ['not_found', 'Метод не найден'],
  422: ['invalid_request', 'Поля заполнены неверно'],
  429: ['too_many_requests', 'Слишком много запросов'],
  503: ['source_unavailable', 'Источник недоступен'],
};

/** An error in the supplier's format. */
export function supplierError(status: number, message?: string, field?: string): Answer {
  const [code, usual] = CODES[status] ?? ['internal_error', 'Внутренняя ошибка'];
  return { status, body: { error: { code, message: message ?? usual, ...(field ? { field } : {}) } } };
}
