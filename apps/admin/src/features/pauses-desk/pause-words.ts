import type { PausePattern } from '@proverka/contract/check-pause';

export const patternWords: Readonly<Record<PausePattern, string>> = {
  many_people_day: 'Много разных людей за сутки',
  many_people_week: 'Много разных людей за неделю',
  same_person: 'Один и тот же человек много раз за неделю',
  many_customers: 'Одного человека проверяют много заказчиков',
};
