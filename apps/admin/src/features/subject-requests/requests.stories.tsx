import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { RequestScreen } from './request-screen.tsx';
import { exampleRequest } from './request.fixtures.ts';
import { RequestsList } from './requests-list.tsx';

const { request_id: id } = exampleRequest;
const meta = preview.meta({
  title: 'Desk/Subject requests',
  component: RequestScreen,
  decorators: [onDesk, onStage],
  args: { id },
});

const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { [`GET /admin/subject_requests/${id}`]: answer } }),
});
const list = (requests: readonly object[]) => ({
  parameters: stage({
    visitor: testSession,
    answers: { 'GET /admin/subject_requests': { requests }, 'GET /admin/views': { views: [] } },
  }),
  render: () => <RequestsList list="open" />,
});

export const Late = meta.story(answering(exampleRequest));
export const WaitsForIdentity = meta.story(
  answering({ ...exampleRequest, state: 'waiting_identity', proven_by: null, is_late: false, kept: [] }),
);
export const Answered = meta.story(
  answering({
    ...exampleRequest,
    state: 'done',
    is_late: false,
    is_extended: true,
    extension_reason: 'Источник отвечает неделю',
    answer: 'Запись исправлена, источник отвечал по старым данным.',
  }),
);
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
export const List = meta.story(
  list([
    exampleRequest,
    { ...exampleRequest, request_id: id.replace(/1$/, '2'), number: 32, is_late: false },
  ]),
);
export const NoRequests = meta.story(list([]));
