import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleMailing, examplePreview } from '../../controls/mailing.fixtures.ts';
import { onDesk } from '../../controls/on-desk.tsx';
import { MailingScreen } from './mailing-screen.tsx';

const meta = preview.meta({
  title: 'Desk/Mailing',
  component: MailingScreen,
  decorators: [onDesk, onStage],
  args: { id: exampleMailing.mailing_id },
});
const answering = (answer: object, shown: object = examplePreview) => ({
  parameters: stage({
    visitor: testSession,
    answers: {
      [`GET /admin/mailing/${exampleMailing.mailing_id}`]: answer,
      'POST /admin/mailing/preview': shown,
    },
  }),
});
const counted = { written: 800, sent: 640, left_out: 3 };

export const Draft = meta.story(answering({ mailing: exampleMailing }));
export const NobodySubscribed = meta.story(answering({ mailing: { ...exampleMailing, subscribers: 0 } }));
export const Sending = meta.story(
  answering({ mailing: { ...exampleMailing, ...counted, state: 'sending' } }),
);
export const Stopped = meta.story(
  answering({ mailing: { ...exampleMailing, ...counted, state: 'stopped' } }),
);
export const WithoutPreview = meta.story(
  answering(
    { mailing: { ...exampleMailing, ...counted, state: 'sent' } },
    refusal(503, 'Сервис временно недоступен'),
  ),
);
export const Failed = meta.story(answering(refusal(404, 'Рассылка не найдена')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
