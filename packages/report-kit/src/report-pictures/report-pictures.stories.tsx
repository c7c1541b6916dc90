import {
  accounts,
  company,
  debt,
  findingOf,
  lawsuit,
  person,
  tie,
} from '@proverka/findings/pictures/plots.fixtures';
import preview from '@proverka/ui-kit/stories/preview';
import { carFindings } from './car.fixtures.ts';
import { creditFindings } from './credit.fixtures.ts';
import { ReportPictures } from './report-pictures.tsx';

const meta = preview.meta({ title: 'Report/Pictures', component: ReportPictures });

const address = '100000, г. Тестовск, ул. Образцовая, д. 1, помещ. 1';

export const OfPerson = meta.story(() => (
  <ReportPictures
    subject={person}
    findings={[
      findingOf([
        debt(),
        debt({ amount_kopecks: 21_460_000, since: '2021-03-01', about: 'housing' }),
        debt({ amount_kopecks: 300_000, since: '2024-06-01', about: 'fines', is_open: false }),
        debt({ amount_kopecks: 4_900_000, since: null, about: 'taxes' }),
        lawsuit(),
        lawsuit({ side: 'accused', since: '2024-02-12', until: '2024-06-20' }),
        lawsuit({ side: 'claimant', since: '2025-05-05', until: null }),
        tie('ООО «Полный Набор»', { address }),
        tie('ООО «Полный Набор»', { as: 'manager', share_percent: null, address }),
        tie('ООО «Макет»', { share_percent: 34, address }),
        tie('ООО «Пример Прошлого»', { as: 'manager', share_percent: null, until: '2023-09-01' }),
      ]),
    ]}
  />
));

export const OfCompany = meta.story(() => (
  <ReportPictures
    subject={company}
    findings={[
      findingOf([
        accounts(2025),
        accounts(2024, { profit_kopecks: -300_000_000, staff: 32 }),
        accounts(2022, { revenue_kopecks: 5_011_700_000, staff: 21 }),
        tie('Образцов Пётр Ильич'),
        tie('Образцов Пётр Ильич', {
          as: 'manager',
          position: 'Генеральный директор',
          share_percent: null,
          since: '2021-06-15',
        }),
        tie('Примерова Ольга Марковна', { share_percent: 25 }),
        tie('АО «Тестовый холдинг недвижимости и инвестиций»', { share_percent: 15 }),
        tie('Прежнев Иван', { as: 'manager', share_percent: null, until: '2021-06-14' }),
        lawsuit({ since: '2024-01-01' }),
        lawsuit({ since: '2025-02-01' }),
        lawsuit({ side: 'claimant', since: '2025-05-05' }),
        { kind: 'period', of: 'registration', since: '2018-04-10', until: null },
        { kind: 'period', of: 'bankruptcy', since: '2025-03-01', until: null },
      ]),
    ]}
  />
));

export const ManyAndLong = meta.story(() => (
  <ReportPictures
    subject={person}
    findings={[
      findingOf(
        Array.from({ length: 300 }, (_, place) =>
          tie(`ООО «Образцовое предприятие с очень длинным названием номер ${place} и партнёры»`, {
            address,
          }),
        ),
      ),
    ]}
  />
));

export const OfCar = meta.story(() => <ReportPictures subject={undefined} findings={carFindings} />);
export const OfCredit = meta.story(() => <ReportPictures subject={undefined} findings={creditFindings} />);
