import { LandingSection } from '@proverka/landing/landing-section';
import { Limits } from '@proverka/landing/limits';
import { Questions } from '@proverka/landing/questions';
import { Steps } from '@proverka/landing/steps';
import { contents, limits, questions, steps } from '../content/expert.ts';
import { Levels } from '../features/levels/levels.tsx';
import { Points } from '../features/story/points.tsx';

/** Everything below the first screen except the form; needs no script. */
export function ExpertStory() {
  return (
    <>
      <LandingSection id="contents" title="Что в заключении" tone="sunken">
        <Points points={contents} />
      </LandingSection>
      <LandingSection id="steps" title="Как оно появляется">
        <Steps steps={steps} />
      </LandingSection>
      <LandingSection id="levels" title="Как читать уровни" tone="sunken" layout="aside">
        <Levels />
      </LandingSection>
      <LandingSection id="limits" title="Чего в заключении не бывает" layout="aside">
        <Limits limits={limits} />
      </LandingSection>
      <LandingSection id="questions" title="Вопросы и ответы" tone="sunken" layout="aside">
        <Questions questions={questions} />
      </LandingSection>
    </>
  );
}
