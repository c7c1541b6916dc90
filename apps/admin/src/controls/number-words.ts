import type { NumberFigure, TrafficKind } from '@proverka/contract/desk-numbers';

export const trafficWords: Readonly<Record<TrafficKind, string>> = {
  direct: 'Сами',
  campaign: 'По кампании',
  partner: 'По ссылке партнёра',
};
export const trafficOptions = Object.entries(trafficWords).map(([value, label]) => ({ value, label }));

/** A list behind a figure is called so. */
export const figureWords: Readonly<Record<NumberFigure, string>> = {
  registered: 'Регистрации',
  placed: 'Оформленные заказы',
  paid: 'Оплаченные заказы',
  topped_up: 'Пополнения баланса',
  sold: 'Проданные услуги',
  delivered: 'Готовые отчёты',
  failed: 'Не выполнено',
  charged: 'Начислено за отчёты',
  given_back: 'Возвращено после готовности',
  asked: 'Ответы источников',
};
export const figureOptions = Object.entries(figureWords).map(([value, label]) => ({ value, label }));
