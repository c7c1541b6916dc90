import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { Pressed } from '@proverka/ui-kit/stories/story-frame';
import { RestrictedNotice } from './restricted-notice.tsx';
import { RestrictedPage } from './restricted-page.tsx';
import { buyer, byMailedPassword, ownOrder, passwordChange } from './restricted-visitors.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

const meta = preview.meta({ title: 'Order/Restricted visitor', decorators: [onStage] });

const nothing = () => undefined;
const again = 'POST /person/email/send_verification';
const isSent = { [again]: { email: 't***@example.com' } };
const isTooOften = {
  [again]: refusal(429, 'Слишком много запросов. Подождите немного и повторите', {
    code: 'too_many_requests',
  }),
};

const AgainOnNotice = () => (
  <Pressed button="Отправить ещё раз">
    <RestrictedNotice />
  </Pressed>
);
const AgainOnPage = () => (
  <Pressed button="Отправить ещё раз">
    <RestrictedPage restricted={ownOrder} onOpened={nothing} />
  </Pressed>
);

export const Notice = meta.story({
  render: () => <RestrictedNotice />,
  parameters: stage({ visitor: buyer }),
});
export const NoticeSent = meta.story({
  render: AgainOnNotice,
  parameters: stage({ visitor: buyer, answers: isSent }),
});
export const NoticeRefused = meta.story({
  render: AgainOnNotice,
  parameters: stage({ visitor: buyer, answers: isTooOften }),
});
export const NoticeOfMailedPassword = meta.story({
  render: () => <RestrictedNotice />,
  parameters: stage({ visitor: byMailedPassword }),
});

export const Page = meta.story({
  render: () => <RestrictedPage restricted={ownOrder} onOpened={nothing} />,
  parameters: stage({ visitor: buyer }),
});
export const PageSent = meta.story({
  render: AgainOnPage,
  parameters: stage({ visitor: buyer, answers: isSent }),
});
export const PageRefused = meta.story({
  render: AgainOnPage,
  parameters: stage({ visitor: buyer, answers: isTooOften }),
});
export const PageOfMailedPassword = meta.story({
  render: () => <RestrictedPage restricted={passwordChange} onOpened={nothing} />,
  parameters: stage({ visitor: byMailedPassword }),
});

export const Link = meta.story({
  render: () => <VerifyEmailForm token="one" onVerified={nothing} />,
});
export const LinkCut = meta.story({
  render: () => <VerifyEmailForm token="" onVerified={nothing} />,
});
