import { usePlatform } from '@proverka/shell-sdk/platform';
import { typeset } from '@proverka/ui-kit/typeset';
import { priceRules, steps, wholesaleQuestions } from '../content/wholesale.ts';
import { SampleFiles } from '../features/sample-files/sample-files.tsx';
import { Points, Questions, Section, Steps } from '../features/story/story.tsx';

/** Everything below the first screen but the form; nothing in it needs a script. */
export function WholesaleStory() {
  const { brand } = usePlatform();
  return (
    <>
      <Section id="steps" title="Как это работает" tone="sunken">
        <Steps steps={steps} />
      </Section>
      <Section id="files" title="Формат файла и образцы">
        <SampleFiles brand={brand.id} />
      </Section>
      <Section id="price" title="Как считается цена" tone="sunken">
        <Points points={priceRules} />
        <p className="pro-note">
          {typeset('Цены каждого отчёта на каждом тарифе — ')}
          <a href="/tariff/">на странице тарифов</a>.
        </p>
      </Section>
      <Section id="questions" title="Вопросы и ответы">
        <Questions questions={wholesaleQuestions} />
      </Section>
    </>
  );
}
