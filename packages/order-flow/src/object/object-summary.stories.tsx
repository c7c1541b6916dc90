import { flatFixture } from '@proverka/contract/object.fixtures';
import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { ObjectSummary } from './object-summary.tsx';
import { objectKeyOf } from './object-words.domain.ts';

const meta = preview.meta({ title: 'Order/Object summary', component: ObjectSummary, decorators: [onStage] });

const summary = (more: Parameters<typeof flatFixture>[0] = {}) => {
  const object = flatFixture(more);
  return <ObjectSummary object={object} objectKey={objectKeyOf(object)} />;
};

export const Flat = meta.story(() => summary());
export const Annulled = meta.story(() => summary({ Status: 'Снят с учета' }));
export const WithoutNumber = meta.story(() => summary({ Number: '', Level: 'подвал' }));
export const WithoutAddress = meta.story(() => summary({ Address: '', Area: '0' }));
export const LongAddress = meta.story(() =>
  summary({
    Address:
      'Тульская область, городской округ Образцовский, садоводческое некоммерческое товарищество «Тестовый луч», участок 117',
  }),
);
