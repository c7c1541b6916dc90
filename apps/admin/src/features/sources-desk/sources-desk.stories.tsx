import { onStage, refusal, stage, type Answers } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import {
  calmSources,
  exampleSources,
  exampleTasks,
  openOutage,
  pastOutages,
  unaskedSources,
} from './sources.fixtures.ts';
import { SourcesDesk } from './sources-desk.tsx';

const meta = preview.meta({
  title: 'Desk/Sources',
  component: SourcesDesk,
  decorators: [onDesk, onStage],
  args: { chosen: null },
});

const answering = (answers: Answers) => ({
  parameters: stage({
    visitor: testSession,
    url: '/admin/sources/',
    pattern: '/admin/sources/',
    answers: {
      'GET /admin/source_outages': { outages: [openOutage, ...pastOutages], has_more: true },
      'GET /admin/sources/fssp/tasks': exampleTasks,
      'GET /admin/sources/kadnet/tasks': exampleTasks,
      ...answers,
    },
  }),
});

export const Outage = meta.story(answering({ 'GET /admin/sources': { sources: exampleSources } }));
export const AskedByHand = meta.story({
  args: { chosen: 'kadnet' },
  ...answering({ 'GET /admin/sources': { sources: exampleSources } }),
});
export const AllAnswer = meta.story({
  args: { chosen: 'supplier' },
  ...answering({
    'GET /admin/sources': { sources: calmSources },
    'GET /admin/source_outages': { outages: pastOutages, has_more: false },
  }),
});
export const NobodyAsked = meta.story({
  args: { chosen: 'egrul' },
  ...answering({
    'GET /admin/sources': { sources: unaskedSources },
    'GET /admin/source_outages': { outages: [], has_more: false },
  }),
});
export const Failed = meta.story(
  answering({ 'GET /admin/sources': refusal(503, 'Сервис временно недоступен') }),
);
export const OutagesNotLoaded = meta.story(
  answering({
    'GET /admin/sources': { sources: calmSources },
    'GET /admin/source_outages': refusal(503, 'Сервис временно недоступен'),
  }),
);
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
