import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { exampleRecords } from '../example-findings.ts';
import { Records } from './records.tsx';

const meta = preview.meta({ title: 'Report/Records', component: Records });

export const All = meta.story(() => (
  <States>
    <State name="о человеке, больше трёх">
      <Records code="fssp_debts" records={exampleRecords} />
    </State>
    <State name="о компании">
      <Records code="company_fssp_debts" records={exampleRecords.slice(0, 3)} />
    </State>
    <State name="без сравнения">
      <Records code="fssp_debts" records={exampleRecords.slice(3)} />
    </State>
  </States>
));
