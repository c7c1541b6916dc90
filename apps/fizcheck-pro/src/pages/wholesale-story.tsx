import { LandingSection } from '@proverka/landing/landing-section';
import { Questions } from '@proverka/landing/questions';
import { Steps } from '@proverka/landing/steps';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { typeset } from '@proverka/words/typeset';
import { priceRules, steps, wholesaleQuestions } from '../content/wholesale.ts';
import { SampleFiles } from '../features/sample-files/sample-files.tsx';
import { Points } from '../features/story/points.tsx';

/** Everything below the first screen except the form; needs no script. */
export function WholesaleStory() {
  const { brand } = usePlatform();
  return (
    <>
      <LandingSection id="steps" title="Как это работает" tone="sunken">
        <Steps steps={steps} />
      </LandingSection>
      <LandingSection id="files" title="Формат файла и образцы">
        <div className="pro-stack">
          <SampleFiles brand={brand.id} />
        </div>
      </LandingSection>
      <LandingSection id="price" title="Как считается цена" tone="sunken">
        <div className="pro-stack">
          <Points points={priceRules} />
          <p className="pro-note">
            {typeset('Цены каждого отчёта на каждом тарифе — ')}
            <a href="/tariff/">на странице тарифов</a>.
          </p>
        </div>
      </LandingSection>
      <LandingSection id="questions" title="Вопросы и ответы" layout="aside">
        <Questions questions={wholesaleQuestions} />
      </LandingSection>
    </>
  );
}
