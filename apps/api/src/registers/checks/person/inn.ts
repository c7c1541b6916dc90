import { isInn } from '@proverka/validation/inn';
import { z } from 'zod';
import { defineCheck } from '../../check.ts';
import { withPassport } from './passport-of.ts';

const recordSchema = z.object({ inn: z.string().refine(isInn) });

/** The tax service's «find out an INN» service: names, birth date and passport must all agree. */
export const innCheck = defineCheck<'person', readonly z.infer<typeof recordSchema>[]>({
  type: 'inn',
  questionPrice: 100,
  kind: 'person',
  title: 'ИНН по паспорту',
  ask: ({ supplier }, subject, ticket, signal) =>
    withPassport(subject, () => supplier.check('inn', { ...subject }, recordSchema, ticket, signal)),
  findings: ({ data }, subject) => {
    const inn = data?.[0]?.inn;
    if (inn === undefined) {
      return [
        {
          level: 'attention',
          code: 'inn_none',
          title: 'ИНН по этим данным не найден',
          text: 'ФНС не нашла ИНН человека с таким именем, датой рождения и паспортом. Так бывает, когда паспорт недавно сменили или в данных ошибка.',
        },
      ];
    }
    const isOther = subject.inn !== undefined && subject.inn !== inn;
    return [
      isOther
        ? {
            level: 'warning',
            code: 'inn_differs',
            title: 'ИНН не тот, что указан',
            text: `По паспорту присвоен ИНН ${inn}, а указан ${subject.inn}. Попросите показать свидетельство.`,
          }
        : {
            level: 'clear',
            code: 'inn_found',
            title: `ИНН ${inn}`,
            text: 'ИНН присвоен человеку с этими именем, датой рождения и паспортом.',
          },
    ];
  },
});
