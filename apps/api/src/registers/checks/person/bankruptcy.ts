import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { personRegisterCheck } from './register-check.ts';

const procedures = {
  restructuring: 'реструктуризация долгов',
  sale: 'реализация имущества',
  out_of_court: 'внесудебное банкротство',
  completed: 'процедура завершена',
  terminated: 'производство прекращено',
} as const;

export const isProcedureOver = (procedure: keyof typeof procedures): boolean =>
  procedure === 'completed' || procedure === 'terminated';

export const bankruptcyShape = {
  case_number: z.string().max(100),
  court: z.string().max(300),
  procedure: z.enum(['restructuring', 'sale', 'completed', 'out_of_court', 'terminated']),
  since: day,
  ended_on: day.nullable(),
  manager: z.string().max(200).nullable(),
  message_number: z.string().max(60),
};

/** The facts of a bankruptcy procedure, for persons and companies. */
export const bankruptcyFacts = (record: z.infer<z.ZodObject<typeof bankruptcyShape>>) => ({
  title: `Дело № ${record.case_number}`,
  facts: [
    { name: 'Суд', value: record.court },
    { name: 'Процедура', value: procedures[record.procedure] },
    { name: 'Начало', value: formatDate(record.since) },
    ...(record.ended_on ? [{ name: 'Окончание', value: formatDate(record.ended_on) }] : []),
    ...(record.manager ? [{ name: 'Управляющий', value: record.manager }] : []),
    { name: 'Сообщение', value: record.message_number },
  ],
});

/** Federal register of bankruptcy information (127-FZ, article 28). */
export const bankruptcyCheck = personRegisterCheck({
  type: 'bankruptcy',
  questionPrice: 100,
  title: 'Банкротство',
  name: 'bankruptcy',
  shape: bankruptcyShape,
  found: (own) => {
    const goesOn = own.some(({ record }) => !isProcedureOver(record.procedure));
    return goesOn
      ? {
          level: 'danger',
          code: 'bankruptcy_open',
          title: 'Идёт процедура банкротства',
          text: 'Сделки человека в процедуре банкротства без согласия финансового управляющего могут быть признаны недействительными. Не передавайте деньги, пока не поговорили с управляющим.',
        }
      : {
          level: 'warning',
          code: 'bankruptcy_past',
          title: 'В прошлом было банкротство',
          text: 'Процедура закончена. Пять лет после неё человек обязан сообщать о банкротстве, когда берёт кредит или заём.',
        };
  },
  none: {
    title: 'Сведений о банкротстве нет',
    text: 'В федеральном реестре сведений о банкротстве человек не найден.',
  },
  facts: bankruptcyFacts,
});
