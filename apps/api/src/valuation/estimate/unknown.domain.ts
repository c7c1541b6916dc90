import type { SellTime, ValuedFlat } from '@proverka/contract/valuation';
import { roomsWords } from '@proverka/words/valuation-words';
import type { FittedModel } from '../model/fitted.domain.ts';
import { usualRooms } from '../model/predict.domain.ts';

/** What the value had to do without, in whole sentences; the last are true of every flat. */
export function unknownOf(model: FittedModel, flat: ValuedFlat): readonly string[] {
  const rooms = usualRooms(model, flat.area_m2);
  return [
    ...(flat.condition === null
      ? [
          'Состояние квартиры: реестр его не знает. Взято обычное для района; назовите его, и границы станут уже.',
        ]
      : []),
    ...(flat.rooms === null
      ? [
          `Число комнат: реестр его не называет. Взято обычное для такой площади${rooms === null ? '' : `: ${roomsWords(rooms)}`}.`,
        ]
      : []),
    ...(flat.floor === null ? ['Этаж: не указан. Взято, что он не первый и не последний.'] : []),
    ...(flat.house_kind === null || flat.year_built === null
      ? ['Дом: его вид или год не указаны. Взят обычный дом района.']
      : []),
    ...(flat.said_by.condition === 'buyer' ? ['Состояние названо вами, мы его не проверяли.'] : []),
    'Вид из окон, шум, соседи, мебель и срочность продажи: этого нет ни в одном источнике.',
    'Долги, ипотека, аресты и доли: оценка — за всю квартиру без них.',
  ];
}

/** Why nothing is said of the days on sale, where nothing is. */
export function timesUnknown(times: readonly SellTime[], areAdvertsKnown: boolean): readonly string[] {
  if (times.some(({ days }) => days !== null)) return [];
  return [
    areAdvertsKnown
      ? 'Срок продажи: в этом районе за два года снято слишком мало объявлений.'
      : 'Срок продажи: объявления прошлых лет ещё читаются. В оценках, которые посчитаем после этого, он будет.',
  ];
}
