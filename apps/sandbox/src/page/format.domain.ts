import { formatMoneyInColumn, type Money } from '@proverka/words/money';

// Money and sizes on the sandbox's own pages.

/** «1 299,00 ₽» */
export const formatSum = (money: Money): string => `${formatMoneyInColumn(money)}\u00A0₽`;

/** «12,5 кБ» */
export const formatBytes = (bytes: number): string =>
  `${(bytes / 1024).toFixed(1).replace('.', ',')}\u00A0кБ`;
