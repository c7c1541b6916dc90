import preview from '../../.storybook/preview.tsx';
import { ButtonLink } from '../button/button.tsx';
import { FailureState } from './failure-state.tsx';

const meta = preview.meta({ title: 'States/Failure state', component: FailureState });

export const Retryable = meta.story(() => (
  <FailureState
    title="Росреестр не отвечает"
    text="Деньги не списаны. Обычно ответ появляется в течение часа: повторите позже или мы пришлём письмо, когда источник заработает."
    onRetry={() => {}}
    actions={
      <ButtonLink variant="quiet" href="#orders">
        К моим заказам
      </ButtonLink>
    }
    requestId="7f3a-104827"
  />
));

export const Retrying = meta.story(() => <FailureState onRetry={() => {}} retrying />);
