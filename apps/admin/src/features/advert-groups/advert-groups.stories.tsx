import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { AdvertGroups } from './advert-groups.tsx';
import { singleAdvert, weakGroup } from './groups.fixtures.ts';

const meta = preview.meta({
  title: 'Desk/Advert groups',
  component: AdvertGroups,
  decorators: [onDesk, onStage],
  args: { find: '', onFind: () => undefined },
});

const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/advert_groups': answer } }),
});

export const Weakest = meta.story(answering({ groups: [weakGroup, singleAdvert] }));
export const OneFound = meta.story({
  args: { find: '11500001' },
  ...answering({ groups: [singleAdvert] }),
});
export const NothingFound = meta.story({ args: { find: '7' }, ...answering({ groups: [] }) });
export const NoDuplicates = meta.story(answering({ groups: [] }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
