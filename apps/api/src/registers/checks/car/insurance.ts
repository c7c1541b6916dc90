import { formatDate } from '@proverka/words/dates';
import type { FindingRecord } from '@proverka/contract/finding';
import { z } from 'zod';
import { day } from '../day.ts';
import { factsOf } from './facts-of.ts';
import { historyLane } from './history-lane.ts';
import { carRegisterCheck } from './register-check.ts';

/** A contract may end before its last day: «Прекратил действие», «Утратил силу», «Недействителен». */
const ended = /прекра|утра|недейств|не действ|аннулир|расторг|испорч/iu;

const drivers = { limited: 'названные в полисе водители', unlimited: 'любые водители' } as const;

const policySchema = z.object({
  series: z.string().max(20),
  number: z.string().max(40),
  insurer: z.string().max(200),
  since: day,
  until: day,
  state: z.string().max(100),
  drivers: z.enum(['limited', 'unlimited']),
});
type Policy = z.infer<typeof policySchema>;

const newestFirst = (one: Policy, other: Policy): number => other.since.localeCompare(one.since);
const entryOf = ({ insurer, since, until }: Policy) => ({ title: insurer, start: since, end: until });

/** Compulsory insurance, from the insurers' information system (40-FZ). */
export const insuranceCheck = carRegisterCheck({
  type: 'car_insurance',
  questionPrice: 100,
  title: 'Полис ОСАГО',
  name: 'insurance',
  record: policySchema,
  findings: (records, { asOf }) => {
    const isInForce = ({ since, until, state }: Policy): boolean =>
      since <= asOf && asOf <= until && !ended.test(state);
    const isInsured = records.some(isInForce);
    return [
      {
        level: isInsured ? 'clear' : 'attention',
        code: isInsured ? 'car_insurance_valid' : 'car_insurance_none',
        title: isInsured ? 'Полис ОСАГО действует' : 'Действующего полиса ОСАГО нет',
        text: isInsured
          ? 'Полис продавца не переходит к покупателю: до регистрации нужен свой.'
          : 'Ездить без полиса нельзя. Если автомобиль давно не застрахован, спросите, где он стоял.',
        charts: historyLane('insurance', asOf, records.map(entryOf)),
        ...(records.length > 0 && {
          records: records.toSorted(newestFirst).map((one): FindingRecord => ({
            title: `Полис ${one.series} ${one.number}`,
            // Policies of past years are no flaw of a car that is insured.
            level: isInsured ? 'clear' : 'attention',
            facts: factsOf(
              ['Страховщик', one.insurer],
              ['Срок', `${formatDate(one.since)} — ${formatDate(one.until)}`],
              ['Допущены к управлению', drivers[one.drivers]],
              ['Состояние', one.state],
            ),
          })),
        }),
      },
    ];
  },
});
