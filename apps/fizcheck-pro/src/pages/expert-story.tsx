import { contents, limits, questions, steps } from '../content/expert.ts';
import { Levels } from '../features/levels/levels.tsx';
import { Limits, Points, Questions, Section, Steps } from '../features/story/story.tsx';

/** Everything below the first screen but the form; nothing in it needs a script. */
export function ExpertStory() {
  return (
    <>
      <Section id="contents" title="Что в заключении" tone="sunken">
        <Points points={contents} />
      </Section>
      <Section id="steps" title="Как оно появляется">
        <Steps steps={steps} />
      </Section>
      <Section id="levels" title="Как читать уровни" tone="sunken">
        <Levels />
      </Section>
      <Section id="limits" title="Чего в заключении не бывает">
        <Limits limits={limits} />
      </Section>
      <Section id="questions" title="Вопросы и ответы" tone="sunken">
        <Questions questions={questions} />
      </Section>
    </>
  );
}
