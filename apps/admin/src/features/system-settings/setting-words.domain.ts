import type { BrandId } from '@proverka/brand/host';
import { alertPlace, type AlertType } from '@proverka/contract/system';
import { pageWords } from '../../controls/page-choice.domain.ts';

export const brandWords: Readonly<Record<BrandId, string>> = {
  'real-estate': 'Недвижимость',
  'person-check': 'Fizcheck',
};

export const typeWords: Readonly<Record<AlertType, string>> = {
  danger: 'Опасность',
  warning: 'Предупреждение',
  success: 'Хорошая новость',
  info: 'Сведения',
  primary: 'Главное',
};

const switches: Readonly<Record<string, string>> = {
  maintenance: 'Технические работы: гостям на главной Fizcheck',
  automatic_mode: 'Автоматический режим: закрывает страницы, для которых он задан',
};

/** The label of a setting: «Недвижимость, все страницы». */
export function settingTitle(key: string): string {
  const place = alertPlace(key);
  if (!place) return switches[key] ?? key;
  return `${brandWords[place.brand]}, ${pageWords(place.brand, place.route)}`;
}

/** Alerts can be removed; switches can only be switched. */
export const isAlert = (key: string): boolean => alertPlace(key) !== null;

/** One switch has no text for visitors. */
export const hasText = (key: string): boolean => key !== 'automatic_mode';
