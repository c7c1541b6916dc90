import type { Question } from '@proverka/landing/landing';
import { consent, record, stored, unanswered } from './homes/common.ts';

export const allServicesQuestions: readonly Question[] = [
  {
    question: 'С чего начать?',
    answer:
      'С того, что решается. Человек без подробностей — «Проверка физического лица»: в ней двенадцать источников сразу. Один вопрос, например о долгах у приставов, дешевле задать отдельно.',
  },
  {
    question: 'Почему у одних проверок «от», а у других точная цена?',
    answer:
      'Проверка по одному источнику стоит одинаково. Цена отчёта по многим источникам зависит от того, что вы выберете; вся сумма видна до оплаты.',
  },
  {
    question: 'Что можно узнать бесплатно?',
    answer: 'Действительность паспорта. Ответ приходит сразу, регистрироваться не нужно.',
  },
  consent,
  record,
  unanswered,
  stored,
];
