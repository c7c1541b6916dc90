import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { typedOf } from './banner-words.domain.ts';
import { BannerForm } from './banner-form.tsx';
import { advertisement } from './banners.fixtures.ts';

const meta = preview.meta({
  title: 'Desk/Banner form',
  component: BannerForm,
  decorators: [onDesk, onStage],
  args: { label: 'Баннер', isBusy: false, onSave: () => Promise.resolve(false) },
  parameters: stage({ visitor: testSession }),
});

export const Blank = meta.story();
export const Advertisement = meta.story({
  args: { first: typedOf(advertisement), onCancel: () => undefined },
});
export const Saving = meta.story({ args: { first: typedOf(advertisement), isBusy: true } });
