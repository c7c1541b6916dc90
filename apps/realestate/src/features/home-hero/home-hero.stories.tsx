import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { HeroWords } from './hero-words.tsx';
import { HomeHero } from './home-hero.tsx';

const meta = preview.meta({ title: 'RealEstate/HomeHero', component: HomeHero, decorators: [onStage] });
const hero = () => <HomeHero words={<HeroWords />} search={null} />;

/** A figure below a hundred is not shown. */
export const FewReports = meta.story({ render: hero });
export const ManyReports = meta.story({
  render: hero,
  parameters: stage({ known: [[['orders-done-count'], 12_345]] }),
});
