import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { advertisement, ownBanner } from './banners.fixtures.ts';
import { BannersDesk } from './banners-desk.tsx';

const meta = preview.meta({
  title: 'Desk/Banners',
  component: BannersDesk,
  decorators: [onDesk, onStage],
});
const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/banners': answer } }),
});

export const Some = meta.story(answering({ banners: [ownBanner, advertisement] }));
export const Empty = meta.story(answering({ banners: [] }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
