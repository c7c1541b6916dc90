import { flatConditions } from '@proverka/contract/advert';
import type { ValueChange } from '@proverka/contract/valuation';
import { conditionWords, roomsWords } from '@proverka/words/valuation-words';
import type { FittedModel } from '../model/fitted.domain.ts';
import type { Flat } from '../model/flat.domain.ts';
import { predict, withUsual } from '../model/predict.domain.ts';
import { roundTo } from './round.domain.ts';

const LEAST_RUBLES = 10_000;

/** What another answer about the flat would do to its value: what a buyer can look at, and what no owner can change. */
export function changesOf(
  model: FittedModel,
  { flat, day, value }: { readonly flat: Flat; readonly day: number; readonly value: number },
): readonly ValueChange[] {
  const now = predict(model, flat, day).log;
  const worth = (other: Partial<Flat>) =>
    value * (Math.exp(predict(model, { ...flat, ...other }, day).log - now) - 1);
  const told = (
    factor: ValueChange['factor'],
    text: string,
    other: Partial<Flat>,
  ): readonly ValueChange[] => {
    const exact = worth(other);
    const rubles = Math.sign(exact) * roundTo(Math.abs(exact), LEAST_RUBLES);
    return Math.abs(exact) < LEAST_RUBLES ? [] : [{ factor, text, rubles }];
  };
  return [
    ...flatConditions
      .filter((condition) => condition !== flat.condition)
      .flatMap((condition) => told('condition', `Если ${conditionText(condition)}`, { condition })),
    ...roomsBeside(model, flat).flatMap((rooms) => told('rooms', `Если это ${roomsWords(rooms)}`, { rooms })),
    ...floorChange(flat).flatMap(({ text, floor }) => told('floor', text, { floor })),
    ...(flat.isApartments
      ? told('apartments', 'Если бы это была квартира, а не апартаменты', { isApartments: false })
      : []),
  ];
}

const conditionText = (condition: (typeof flatConditions)[number]): string => conditionWords[condition];

/** One room fewer or more is a question of walls; of what nobody said the usual number is not asked about. */
function roomsBeside(model: FittedModel, flat: Flat): readonly number[] {
  if (flat.rooms !== null) return [];
  const { rooms } = withUsual(model, flat);
  return rooms === null ? [] : [rooms - 1, rooms + 1].filter((one) => one >= 0 && one <= 5);
}

function floorChange({ floor, floors }: Flat): readonly { readonly text: string; readonly floor: number }[] {
  if (floor === null || floors === null || floors < 3) return [];
  const middle = Math.ceil(floors / 2);
  if (floor === 1) return [{ text: `Такая же не на первом этаже, а на ${middle}-м`, floor: middle }];
  if (floor === floors) return [{ text: `Такая же не на последнем этаже, а на ${middle}-м`, floor: middle }];
  return [{ text: 'Такая же на первом этаже', floor: 1 }];
}
