import preview from '@proverka/ui-kit/stories/preview';
import { exampleFinding } from '../example-findings.ts';
import { finishedReport, reportsUnderWay, tasksInEveryState } from '../example-reports.ts';
import { exampleTask } from '../testing.ts';
import { SourceBand } from './source-band.tsx';

const meta = preview.meta({ title: 'Report/Source band', component: SourceBand });

const titles = [
  'Долги у приставов',
  'Налоговая задолженность',
  'Суды общей юрисдикции',
  'Арбитражные суды',
  'Розыск',
  'Банкротство',
  'Перечень террористов и экстремистов',
  'Дисквалификация',
  'Массовый руководитель или учредитель',
  'Самозанятый или предприниматель',
  'Паспорт',
  'ИНН по паспорту',
];
const twelve = titles.map((title, place) =>
  exampleTask({
    task_id: String(place),
    task_type: `t${place}`,
    title,
    status: place === 6 ? 'unavailable' : 'found',
  }),
);
const levels = ['danger', 'danger', 'warning', 'attention'] as const;
const found = levels.map((level, place) =>
  exampleFinding({
    level,
    code: `t${place}_found`,
    task_type: `t${place}`,
    records: Array.from({ length: place * 7 }, () => ({ title: '', facts: [] })),
  }),
);

export const TwelveSources = meta.story(() => <SourceBand tasks={twelve} findings={found} stated={found} />);
export const EveryState = meta.story(() => (
  <SourceBand tasks={tasksInEveryState} findings={[]} stated={[]} />
));
export const AllClear = meta.story(() => (
  <SourceBand tasks={finishedReport('clear').tasks.slice(0, 2)} findings={[]} stated={[]} />
));
export const UnderWay = meta.story(() => (
  <SourceBand tasks={reportsUnderWay.readable.tasks} findings={[]} stated={[]} />
));
