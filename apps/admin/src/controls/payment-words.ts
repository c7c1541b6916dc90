/** Statuses of payments, refunds and receipts as the provider and the API call them. */
const words: Readonly<Record<string, string>> = {
  created: 'создан',
  creating: 'создаётся',
  pending: 'ждёт',
  waiting_for_capture: 'ждёт подтверждения',
  succeeded: 'прошёл',
  canceled: 'отменён',
  rejected: 'отклонён',
};

/** A status nobody has put into words is shown as it is. */
export const paymentStatus = (status: string): string => words[status] ?? status;

/** The status as it stands alone in a cell. */
export const paymentState = (status: string): string =>
  paymentStatus(status).replace(/^./u, (first) => first.toLocaleUpperCase('ru-RU'));
