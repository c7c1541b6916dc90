import preview from '../../.storybook/preview.tsx';
import { FailureNote } from './failure-note.tsx';

const meta = preview.meta({ title: 'States/Failure note', component: FailureNote });

export const Refused = meta.story(() => (
  <FailureNote text="Нельзя изменить плательщика, пока по нему есть неоплаченный счёт" />
));
