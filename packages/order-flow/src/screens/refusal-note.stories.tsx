import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { alreadyOrdered, refused } from '../order/example-order.ts';
import { RefusalNote } from './refusal-note.tsx';

const meta = preview.meta({ title: 'Order/Refusal note', component: RefusalNote, decorators: [onStage] });

const nothing = () => undefined;

export const All = meta.story(() => (
  <States>
    {(['contacts', 'method', 'session', 'order'] as const).map((concern) => (
      <State key={concern} name={concern}>
        <RefusalNote refusal={refused(concern)} onSignIn={nothing} />
      </State>
    ))}
    <State name="уже заказано">
      <RefusalNote
        refusal={alreadyOrdered}
        onSignIn={nothing}
        already={{ path: () => null, onRefresh: nothing }}
      />
    </State>
  </States>
));
