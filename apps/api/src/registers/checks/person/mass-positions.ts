import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { countedPlainly } from '@proverka/words/plural';
import { personRegisterCheck } from './register-check.ts';

const roles = { director: 'Руководитель', founder: 'Учредитель' } as const;

/** The tax service's lists of persons who manage or have founded many companies at once. */
export const massPositionsCheck = personRegisterCheck({
  type: 'mass_positions',
  questionPrice: 50,
  title: 'Массовый руководитель или учредитель',
  name: 'mass_positions',
  shape: {
    kind: z.enum(['director', 'founder']),
    companies: z.int().min(0),
    as_of: day,
  },
  found: (rows) => [
    {
      level: 'warning',
      code: 'mass_positions_found',
      title: 'Руководит многими компаниями или учредил их',
      text: `По сведениям ФНС — ${countedPlainly(Math.max(...rows.map(({ companies }) => companies)), 'компания', 'компании', 'компаний')}. Так часто выглядят номинальные руководители: спросите, чем занимается каждая из них.`,
      of: rows,
    },
  ],
  none: { title: 'Массовым руководителем или учредителем не значится' },
  coverage: {
    where: 'в списках ФНС о руководителях и учредителях многих компаний',
    limits: 'Несколькими компаниями он руководить может: в списки попадают не все.',
  },
  facts: ({ kind, companies, as_of: asOf }) => ({
    title: roles[kind],
    facts: [
      { name: 'Компаний', value: String(companies) },
      { name: 'На дату', value: formatDate(asOf) },
    ],
  }),
});
