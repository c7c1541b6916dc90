import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { personRegisterCheck } from './register-check.ts';

/** The public list of Rosfinmonitoring (115-FZ, article 6). */
export const terroristsCheck = personRegisterCheck({
  type: 'terrorists',
  questionPrice: 50,
  title: 'Перечень террористов и экстремистов',
  name: 'terrorists',
  shape: { number: z.string().max(60), included_on: day.nullable() },
  found: (rows) => [
    {
      level: 'danger',
      code: 'terrorists_found',
      title: 'Человек включён в перечень террористов и экстремистов',
      text: 'Банки обязаны замораживать деньги людей из перечня. Расчёты с ними проходят только в случаях, прямо названных законом.',
      of: rows,
    },
  ],
  none: { title: 'В перечне террористов и экстремистов не значится' },
  coverage: {
    where: 'в открытом перечне Росфинмониторинга',
    limits: 'Исключённых из перечня он не показывает.',
  },
  facts: ({ number, included_on: since }) => ({
    title: `Запись № ${number}`,
    facts: since ? [{ name: 'Включён', value: formatDate(since) }] : [],
  }),
});
