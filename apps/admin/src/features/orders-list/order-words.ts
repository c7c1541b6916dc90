import type { DeskOrder } from '@proverka/contract/desk-orders';

export const kindWords: Readonly<Record<DeskOrder['kind'], string>> = {
  purchase: 'Покупка',
  top_up: 'Пополнение баланса',
};
export const methodWords: Readonly<Record<DeskOrder['method'], string>> = {
  balance: 'С баланса',
  card: 'Картой',
  mixed: 'С баланса и картой',
};
