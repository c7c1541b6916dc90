import type { marketRefusals } from '@proverka/contract/market-refusals';

type MarketRefusal = (typeof marketRefusals)[number];

export const marketRefusalStatuses = {
  advert_not_found: 404,
  advert_photo_missing: 404,
  advert_photo_too_large: 413,
  advert_group_changed: 409,
  adverts_elsewhere: 409,
  kad_number_wrong: 422,
  house_not_found: 404,
  place_not_found: 404,
  market_area_not_found: 404,
} as const satisfies Record<MarketRefusal, number>;

/** Of adverts and the market of flats. */
export const marketRefusalTexts: Readonly<Record<MarketRefusal, string>> = {
  advert_not_found: 'Такого объявления нет или оно не прошло проверку',
  advert_photo_missing: 'Фотография больше не доступна',
  advert_photo_too_large: 'Фотография слишком большая, мы её не показываем',
  advert_group_changed: 'Пока вы смотрели, группа изменилась. Найдите её снова и решите заново',
  adverts_elsewhere: 'Объявления с разных улиц: одной квартирой они быть не могут',
  kad_number_wrong: 'Это не кадастровый номер. Пример: 78:12:0090007:3004',
  house_not_found: 'О таком доме сведений нет. Проверьте адрес',
  place_not_found: 'Такого места мы не знаем. Проверьте адрес',
  market_area_not_found: 'О таком городе или районе сведений нет',
};
