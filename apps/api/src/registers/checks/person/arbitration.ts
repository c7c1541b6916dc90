import { asDefendantWords } from '../as-defendant-words.domain.ts';
import { formatDate } from '@proverka/words/dates';
import { formatMoney } from '@proverka/words/money';
import { kopecks } from '@proverka/validation/money';
import { z } from 'zod';
import { day } from '../day.ts';
import { countedPlainly } from '@proverka/words/plural';
import { personRegisterCheck } from './register-check.ts';

const arbitrationRoles = {
  plaintiff: 'истец',
  defendant: 'ответчик',
  third_party: 'третье лицо',
} as const;

export const arbitrationShape = {
  court: z.string().max(300),
  case_number: z.string().max(100),
  role: z.enum(['plaintiff', 'defendant', 'third_party']),
  received_on: day,
  amount_kopecks: z.int().min(0).nullable(),
  state: z.string().max(300),
};

/** The facts of a commercial court case, for persons and companies. */
export const arbitrationFacts = (record: z.infer<z.ZodObject<typeof arbitrationShape>>) => ({
  title: `Дело № ${record.case_number}`,
  facts: [
    { name: 'Суд', value: record.court },
    { name: 'Кем участвует', value: arbitrationRoles[record.role] },
    { name: 'Поступило', value: formatDate(record.received_on) },
    ...(record.amount_kopecks === null
      ? []
      : [{ name: 'Сумма', value: formatMoney(kopecks(record.amount_kopecks)) }]),
    { name: 'Состояние', value: record.state },
  ],
});

/** Cases of commercial courts. */
export const arbitrationCheck = personRegisterCheck({
  type: 'arbitration',
  questionPrice: 150,
  title: 'Арбитражные суды',
  name: 'arbitration',
  shape: arbitrationShape,
  found: (own) => {
    const asDefendant = own.filter(({ record }) => record.role === 'defendant').length;
    return {
      level: asDefendant > 0 ? 'warning' : 'attention',
      code: asDefendant > 0 ? 'arbitration_defendant' : 'arbitration_found',
      title: asDefendant > 0 ? 'Ответчик в арбитражном суде' : 'Участник арбитражных дел',
      text: `${countedPlainly(own.length, 'дело', 'дела', 'дел')} в картотеке арбитражных судов${asDefendantWords(asDefendant, own.length)}. Незаконченное дело с крупной суммой может окончиться долгом.`,
    };
  },
  none: {
    title: 'Арбитражных дел не найдено',
    text: 'В картотеке арбитражных судов человек участником дел не значится.',
  },
  facts: arbitrationFacts,
});
