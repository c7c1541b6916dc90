import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { ProofForm } from './proof-form.tsx';
import { SubjectRequest } from './subject-request.tsx';

const meta = preview.meta({
  title: 'Account/Subject request',
  component: SubjectRequest,
  decorators: [onStage],
});

const request = {
  request_id: '0192f0c1-0000-7000-8000-000000000042',
  number: 42,
  state: 'unproven' as const,
  due_date: '2026-12-04',
};

export const Empty = meta.story({ parameters: stage({}) });
export const Refused = meta.story({
  parameters: stage({ answers: { 'POST /subject_requests': refusal(503, 'Сервис временно недоступен') } }),
});
export const AskedForTheCode = meta.story(() => (
  <ProofForm request={request} isByPhone={false} onChanged={() => undefined} />
));
export const AskedForTheCodeOfAMessage = meta.story(() => (
  <ProofForm request={request} isByPhone onChanged={() => undefined} />
));
