import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { ConsentBoxes } from './consent-boxes.tsx';

const meta = preview.meta({ title: 'Order/Consent boxes', component: ConsentBoxes });

export const All = meta.story(() => (
  <States>
    <State name="не отмечены">
      <ConsentBoxes offer={{}} personalData={{}} />
    </State>
    <State name="без согласия нельзя">
      <ConsentBoxes offer={{ error: 'Обязательное поле' }} personalData={{ error: 'Обязательное поле' }} />
    </State>
  </States>
));
