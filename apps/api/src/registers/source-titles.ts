import type { SourceName } from '@proverka/contract/desk-sources';

/** What customers and staff call a source. */
export const sourceTitles: Readonly<Record<SourceName, string>> = {
  kadnet: 'Росреестр (ЕГРН)',
  nspd: 'Публичная кадастровая карта',
  supplier: 'Реестры проверок людей, компаний и автомобилей',
  passport: 'Проверка паспортов МВД России',
  fssp: 'Банк данных исполнительных производств ФССП России',
  egrul: 'ЕГРЮЛ и ЕГРИП ФНС России',
  vehicle: 'Госавтоинспекция МВД России',
  car_adverts: 'Объявления о продаже автомобилей',
  sales: 'Сделки с квартирами',
  adverts: 'Объявления о продаже квартир',
  market_data: 'Цены и дома рынка квартир',
  dadata: 'Подсказки адресов и организаций',
};
