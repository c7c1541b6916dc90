import type { FindingRecord } from '@proverka/contract/finding';
import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { grouped, told } from '../conclusion.domain.ts';
import { day } from '../day.ts';
import { companySupplierCheck } from './supplier-check.ts';

const record = z.object({
  full_name: z.string().max(300),
  position: z.string().max(300),
  article: z.string().max(300),
  since: day,
  until: day,
});

/** Disqualified persons in the management (Administrative Code, article 3.11). */
export const companyDisqualifiedCheck = companySupplierCheck({
  type: 'company_disqualified',
  questionPrice: 50,
  title: 'Дисквалификация руководителей',
  record,
  found: (records, asOf) =>
    grouped(records, ({ until }) => (until >= asOf ? 'current' : 'past'), {
      current: () => ({
        level: 'danger',
        code: 'company_disqualified_found',
        title: 'Руководитель дисквалифицирован',
        text: 'До окончания срока подписывать договоры он не вправе: сделку могут признать недействительной. Требуйте подпись другого уполномоченного лица.',
      }),
      past: () => ({
        level: 'attention',
        code: 'company_disqualified_past',
        title: 'Руководителя раньше дисквалифицировали',
        text: 'Срок запрета прошёл, подписывать договоры он вправе. Прочтите, за что: чаще всего это обман налоговой или кредиторов.',
      }),
    }).map((one) => told(one, (of) => of.map(facts))),
  none: () => ({ title: 'Дисквалифицированных руководителей нет' }),
  coverage: {
    where: 'в реестре дисквалифицированных лиц ФНС',
    limits: 'Запись держат до конца срока; запреты приговором суда сюда не попадают.',
  },
});

const facts = (one: z.infer<typeof record>): FindingRecord => ({
  title: one.full_name,
  plot: { kind: 'period', of: 'disqualification', since: one.since, until: one.until },
  facts: [
    { name: 'Должность', value: one.position },
    { name: 'Основание', value: one.article },
    { name: 'Срок', value: `${formatDate(one.since)} — ${formatDate(one.until)}` },
  ],
});
