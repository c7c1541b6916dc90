import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { severalAdverts } from '../../adverts/adverts.fixtures.ts';
import { ObjectAdverts } from './object-adverts.tsx';

const meta = preview.meta({
  title: 'Real estate/Object adverts',
  component: ObjectAdverts,
  decorators: [onStage],
});

const number = '78:12:0090007:30041';
const answered = (answer: object | null) => ({
  render: () => <ObjectAdverts number={number} />,
  parameters: stage({ answers: answer ? { 'POST /adverts/object/kad': answer } : {} }),
});
const found = (more: object) =>
  answered({ total: 0, list: [], kad_number: number, of: 'flat', on_sale: 0, ...more });

export const OnSale = meta.story(found({ total: 4, on_sale: 1, list: severalAdverts }));
export const House = meta.story(found({ of: 'house', total: 9, on_sale: 3, list: severalAdverts }));
export const Nothing = meta.story(found({}));
export const Waiting = meta.story(answered(null));
export const Failed = meta.story(answered(refusal(503, 'Источник не отвечает')));
