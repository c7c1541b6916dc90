import { Button } from '@proverka/ui-kit/button';
import preview from '@proverka/ui-kit/stories/preview';
import { ReportBar } from './report-bar.tsx';

const meta = preview.meta({ title: 'Report/Bar', component: ReportBar });

export const ContentsAndSteps = meta.story(() => (
  <ReportBar
    sections={[
      { id: 'verdict', title: 'Вывод', result: '' },
      { id: 'findings', title: 'Что найдено', result: '12 находок' },
      { id: 'sources', title: 'Источники', result: 'ответили 11 из 12' },
    ]}
  >
    <Button variant="secondary">Скачать PDF</Button>
    <Button variant="secondary">Проверить ещё раз</Button>
  </ReportBar>
));
