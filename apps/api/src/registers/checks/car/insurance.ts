import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { carRegisterCheck } from './register-check.ts';

const drivers = { limited: 'названные в полисе', unlimited: 'любые' } as const;

/** Compulsory insurance, from the insurers' information system (40-FZ). */
export const insuranceCheck = carRegisterCheck({
  type: 'car_insurance',
  questionPrice: 100,
  title: 'Полис ОСАГО',
  name: 'insurance',
  record: z.object({
    series: z.string().max(20),
    number: z.string().max(40),
    insurer: z.string().max(200),
    since: day,
    until: day,
    state: z.string().max(100),
    drivers: z.enum(['limited', 'unlimited']),
  }),
  findings: (records, asOf) => {
    const isInsured = records.some(({ since, until }) => since <= asOf && asOf <= until);
    return [
      {
        level: isInsured ? 'clear' : 'attention',
        code: isInsured ? 'car_insurance_valid' : 'car_insurance_none',
        title: isInsured ? 'Полис ОСАГО действует' : 'Действующего полиса ОСАГО нет',
        text: isInsured
          ? 'Полис продавца не переходит к покупателю: до регистрации нужен свой.'
          : 'Ездить без полиса нельзя. Если автомобиль давно не застрахован, спросите, где он стоял.',
        ...(records.length > 0 && {
          records: records.map((one) => ({
            title: `${one.series} ${one.number}`,
            facts: [
              { name: 'Страховщик', value: one.insurer },
              { name: 'Срок', value: `${formatDate(one.since)} — ${formatDate(one.until)}` },
              { name: 'Водители', value: drivers[one.drivers] },
              { name: 'Состояние', value: one.state },
            ],
          })),
        }),
      },
    ];
  },
});
