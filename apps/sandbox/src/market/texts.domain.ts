import { draw } from './chance.domain.ts';
import { FAULTS, HABITS } from './episode.ts';
import type { Shown } from './shown.domain.ts';

const ROOMS = ['Студия', '1-комн. квартира', '2-комн. квартира', '3-комн. квартира', '4-комн. квартира'];

const number = (value: number): string => String(value).replace('.', ',');

export const titleOf = ({ flat, area, floor, house }: Shown): string =>
  `${ROOMS[flat.rooms] ?? 'Квартира'}, ${number(area)} м², ${floor}/${house.floors} этаж`;

const pick = (lines: readonly string[], ...seed: number[]): string =>
  lines[Math.floor(draw(...seed) * lines.length)] ?? '';

const OPENINGS = [
  'Продаётся квартира в хорошем месте.',
  'Предлагаем вашему вниманию квартиру.',
  'Продаю свою квартиру.',
  'В продаже квартира с продуманной планировкой.',
  'Эксклюзивное предложение.',
];
const CONDITIONS = [
  ['Требуется ремонт, цена с учётом состояния.', 'Под ремонт.'],
  ['Косметический ремонт, можно жить.', 'Состояние жилое, чисто.'],
  ['Хороший ремонт, заезжай и живи.', 'Ремонт сделан для себя.'],
  ['Дизайнерский ремонт, остаётся мебель.', 'Авторский проект, дорогие материалы.'],
];
const HOUSE_LINES = [
  'Чистый подъезд, тихие соседи.',
  'Во дворе детская площадка.',
  'Рядом школа и детский сад.',
  'До остановки пять минут пешком.',
  'Магазины в соседнем доме.',
];
const DEALS = [
  'Один собственник, документы готовы.',
  'Прямая продажа, ипотека возможна.',
  'Встречная покупка подобрана.',
  'Никто не прописан, быстрый выход на сделку.',
];
const CLOSINGS = ['Звоните!', 'Показы по договорённости.', 'Торг у окна.', 'Агентам не беспокоить.', ''];

const MARKUP = '<b>СРОЧНО!</b><br><script>document.title="!"</script><img src=x onerror=alert(1)>';

/** The text of an advert. Several agents often copy one text; a seller's own wording differs in its lines. */
export function descriptionOf({ notice, episode, index }: Shown): string {
  const copied = draw(index, 51) < 0.55;
  const seed = copied ? notice.episode : index;
  const claimed = Math.min(3, episode.condition + (draw(seed, 52) < 0.1 ? 1 : 0));
  const text = [
    pick(OPENINGS, seed, 53),
    pick(CONDITIONS[claimed] ?? [], seed, 54),
    pick(HOUSE_LINES, seed, 55),
    pick(DEALS, seed, 56),
    pick(CLOSINGS, seed, 57),
  ];
  return [...text, notice.faults & FAULTS.markup ? MARKUP : ''].filter(Boolean).join(' ');
}

const SURNAMES = [
  'Тестова',
  'Образцова',
  'Примерова',
  'Учебнова',
  'Макетова',
  'Пробнова',
  'Условнова',
  'Черновикова',
];
const AGENCIES = [
  'Пример',
  'Образец',
  'Макет',
  'Черновик',
  'Проба',
  'Эскиз',
  'Шаблон',
  'Условность',
  'Азбука',
  'Эталон',
];
const INITIALS = 'АВЕИКЛМНОПРС'.split('');

/** The code 000 belongs to nobody. */
function phoneOf(seed: number): string {
  const digits = String(1_000_000 + (Math.floor(draw(seed, 71) * 8_999_999) % 8_999_999));
  return `+7 000 ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

/** Who sells: an owner of this flat alone, or one of the market's agents, who have many. */
export function contactOf({ notice, index }: Shown): {
  kind: 'owner' | 'agency';
  name: string;
  phone: string;
} {
  const isOwner = (notice.habits & HABITS.owner) !== 0;
  const isFraud = (notice.faults & FAULTS.fraud) !== 0;
  const seed = isOwner ? 10_000 + (isFraud ? 3_000_000 + index : notice.episode) : notice.agent;
  const person = `${pick(SURNAMES, seed, 72)} ${pick(INITIALS, seed, 73)}.`;
  return {
    kind: isOwner ? 'owner' : 'agency',
    name: isOwner ? person : `Агентство «${pick(AGENCIES, seed, 74)}», ${person}`,
    phone: phoneOf(seed),
  };
}
