import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleMailing } from '../../controls/mailing.fixtures.ts';
import { onDesk } from '../../controls/on-desk.tsx';
import { MailingsList } from './mailings-list.tsx';

const meta = preview.meta({
  title: 'Desk/Mailings',
  component: MailingsList,
  decorators: [onDesk, onStage],
  args: {},
});
const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/mailings': answer } }),
});
const counted = { written: 1200, sent: 1180, left_out: 20 };
const id = (last: number) => `0192f0c1-0000-7000-8000-0000000000a${last}`;
const mailings = [
  exampleMailing,
  { ...exampleMailing, mailing_id: id(2), state: 'sending', ...counted, sent: 640 },
  { ...exampleMailing, mailing_id: id(3), state: 'sent', ...counted },
  { ...exampleMailing, mailing_id: id(4), state: 'stopped', ...counted, sent: 300, left_out: 900 },
];

export const Some = meta.story(answering({ mailings, total: mailings.length }));
export const Empty = meta.story(answering({ mailings: [], total: 0 }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
