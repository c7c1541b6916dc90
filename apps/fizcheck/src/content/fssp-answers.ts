import type { FreeFsspResult } from '@proverka/contract/free-fssp';
import { counted } from '@proverka/words/plural';

export interface FsspAnswerText {
  readonly title: (count: number) => string;
  readonly meaning: string;
  readonly next: readonly string[];
}

const proceedings = (count: number): string =>
  counted(count, 'исполнительное производство', 'исполнительных производства', 'исполнительных производств');

export const fsspAnswers: Readonly<Record<FreeFsspResult, FsspAnswerText>> = {
  found: {
    title: (count) => `Есть: ${proceedings(count)}`,
    meaning:
      'Спрошены все регионы. Совпали имя и дата рождения; записи явных тёзок не посчитаны, полного тёзку из другого региона отличить нельзя. Сумм и оснований бесплатный ответ не показывает.',
    next: [
      'Число ничего не говорит о размере: это могут быть и штрафы за парковку, и кредит.',
      'Полная проверка покажет суммы, основания, отдел приставов и то, чем закончились прежние взыскания.',
    ],
  },
  nothing_found: {
    title: () => 'Производств не найдено',
    meaning:
      'В банке данных приставов по всем регионам нет открытых производств и тех, что за три года окончены без взыскания, о человеке с этими именем и датой рождения.',
    next: [
      'Сверьте ввод с документом: опечатка в имени или дате даёт честный ноль.',
      'Долги, которые ещё не дошли до приставов, и записи на прежнюю фамилию здесь не видны.',
    ],
  },
  unavailable: {
    title: () => 'Не удалось проверить',
    meaning: 'Банк данных не ответил. Это не значит, что долгов нет.',
    next: ['Повторите проверку через несколько минут.'],
  },
};
