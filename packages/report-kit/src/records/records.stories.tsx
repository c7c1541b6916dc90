import type { FindingRecord, Level } from '@proverka/contract/finding';
import { presentFindings } from '@proverka/findings/present-findings';
import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { exampleFinding, exampleRecords } from '../example-findings.ts';
import { Records } from './records.tsx';

const meta = preview.meta({ title: 'Report/Records', component: Records });

function RecordsOf({
  code,
  records,
  level = 'warning',
}: {
  readonly code: string;
  readonly records: readonly FindingRecord[];
  readonly level?: Level;
}) {
  const [presented] = presentFindings([exampleFinding({ code, level, records: [...records] })]).findings;
  return presented && <Records {...presented} />;
}

const sameReason = 'совпали фамилия, имя, отчество и дата рождения';
const alike = exampleRecords.map((record) => ({
  ...record,
  match: { kind: 'same', reason: sameReason } as const,
}));
const levels: readonly Level[] = ['clear', 'clear', 'attention', 'clear', 'warning', 'warning'];
const weighed = levels.map((level, place) => ({
  title: `Потребительский кредит ${place + 1}, АО «Образцовый банк»`,
  level,
  facts: [{ name: 'Самая долгая просрочка', value: level === 'clear' ? 'не было' : '34 дня' }],
}));

export const All = meta.story(() => (
  <States>
    <State name="о человеке, больше трёх">
      <RecordsOf code="fssp_debts" records={exampleRecords} />
    </State>
    <State name="о компании">
      <RecordsOf code="company_fssp_debts" records={exampleRecords.slice(0, 3)} />
    </State>
    <State name="без сравнения">
      <RecordsOf code="fssp_debts" records={exampleRecords.slice(3)} />
    </State>
    <State name="одно совпадение на все записи">
      <RecordsOf code="fssp_debts" records={alike} />
    </State>
    <State name="разной важности: худшие первыми и не свёрнуты">
      <RecordsOf code="credit_rating_closed" records={weighed} />
    </State>
  </States>
));
