import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { examplePartners } from './partners.fixtures.ts';
import { PartnersList } from './partners-list.tsx';

const meta = preview.meta({ title: 'Desk/Partners', component: PartnersList, decorators: [onDesk, onStage] });
const answering = (answer: object, url = '/') => ({
  parameters: stage({ visitor: testSession, url, answers: { 'POST /admin/partners': answer } }),
});
const shown = (count: number, url = '/') =>
  answering({ partners: examplePartners(count), next: null, total: { count, is_more: false } }, url);

export const Some = meta.story(shown(5));
export const Empty = meta.story(shown(0));
export const NothingFound = meta.story(shown(0, '/?owed_from=100000'));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
