import type { Money } from './money.ts';
import { wordFor } from './plural.ts';

const ONES = (
  ' один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать ' +
  'пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'
).split(' ');
const FEMININE: Readonly<Record<number, string>> = { 1: 'одна', 2: 'две' };
const TENS = 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ');
const HUNDREDS = 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' ');

type Forms = readonly [one: string, few: string, many: string];

const SCALES: readonly { readonly forms: Forms; readonly isFeminine: boolean }[] = [
  { forms: ['рубль', 'рубля', 'рублей'], isFeminine: false },
  { forms: ['тысяча', 'тысячи', 'тысяч'], isFeminine: true },
  { forms: ['миллион', 'миллиона', 'миллионов'], isFeminine: false },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'], isFeminine: false },
];
const KOPECKS: Forms = ['копейка', 'копейки', 'копеек'];

function threeDigits(count: number, isFeminine: boolean): string[] {
  const [hundreds, rest] = [Math.floor(count / 100), count % 100];
  const ones = rest < 20 ? rest : rest % 10;
  return [
    hundreds > 0 ? HUNDREDS[hundreds - 1] : '',
    rest >= 20 ? TENS[Math.floor(rest / 10) - 2] : '',
    (isFeminine && FEMININE[ones]) || ONES[ones],
  ].filter((word): word is string => word !== undefined && word !== '');
}

/** The words of three digits at a place: thousands, millions. «Рублей» stands also after whole thousands and after zero. */
function scaleWords(rubles: number, place: number): string[] {
  const scale = SCALES[place];
  const count = Math.floor(rubles / 1000 ** place) % 1000;
  if (scale === undefined || (count === 0 && place > 0)) return [];
  const digits = rubles === 0 ? ['ноль'] : threeDigits(count, scale.isFeminine);
  return digits.concat(wordFor(count, ...scale.forms));
}

/** «Четыреста девяносто девять рублей 00 копеек», as documents write amounts. */
export function amountInWords(money: Money): string {
  const rubles = Math.floor(money / 100);
  const left = money % 100;
  const words = SCALES.flatMap((_, index) => scaleWords(rubles, SCALES.length - 1 - index));
  const text = [...words, String(left).padStart(2, '0'), wordFor(left, ...KOPECKS)].join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
