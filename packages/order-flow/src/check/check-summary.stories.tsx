import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { CheckSummary } from './check-summary.tsx';

const meta = preview.meta({ title: 'Order/Check summary', component: CheckSummary, decorators: [onStage] });

const summary = (subject: Readonly<Record<string, string>>) => (
  <CheckSummary subject={subject} editPath="/" />
);

export const Person = meta.story(() =>
  summary({
    last_name: 'Образцов',
    first_name: 'Иван',
    middle_name: 'Петрович',
    birth_date: '1980-02-01',
    passport_series: '0000',
    passport_number: '000000',
    region: '77',
  }),
);
export const Company = meta.story(() =>
  summary({
    company_name: 'Общество с ограниченной ответственностью «Научно-производственное объединение Образец»',
    inn: '7700000000',
    ogrn: '1027700000000',
  }),
);
export const Car = meta.story(() => summary({ vin: 'XTA210990Y2766389', plate: 'А001АА77' }));
