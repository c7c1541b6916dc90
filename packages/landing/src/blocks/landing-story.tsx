import { usePlatform } from '@proverka/shell-sdk/platform';
import { typeset } from '@proverka/words/typeset';
import type { Landing } from '../landing.ts';
import { ClosingCall } from './closing-call.tsx';
import { LandingSection } from './landing-section.tsx';
import { LevelWords } from './level-words.tsx';
import { Limits } from './limits.tsx';
import { PartnerStrip } from './partner-strip.tsx';
import { Questions } from './questions.tsx';
import { SampleCut } from './sample-cut.tsx';
import { ServiceCards } from './service-cards.tsx';
import { Steps } from './steps.tsx';
import { relatedServices } from './related-services.ts';

interface LandingStoryProps {
  readonly landing: Landing;
  readonly samplePath?: string | undefined;
  readonly closingAction?: string | undefined;
}

/** All sections below the form, in the order of a visitor's questions. */
export function LandingStory({ landing, samplePath, closingAction }: LandingStoryProps) {
  const { brand } = usePlatform();
  const { titles = {}, sample } = landing;
  const related = relatedServices(brand.id, landing);
  // Every second section has the sunken background, with or without a sample.
  const [third, fourth] = sample ? ([undefined, 'sunken'] as const) : (['sunken', undefined] as const);
  return (
    <>
      <LandingSection id="steps" title={titles.steps ?? 'Как это работает'}>
        <Steps steps={landing.steps} />
      </LandingSection>
      <LandingSection id="checks" title={titles.checks ?? 'Что проверяем и где'} tone="sunken">
        <Checks landing={landing} />
      </LandingSection>
      <LandingSection id="answers" title={titles.answers ?? 'Что означает ответ'} layout="aside">
        <Answers landing={landing} />
      </LandingSection>
      {sample && (
        <LandingSection
          id="sample"
          title={titles.sample ?? 'Так выглядит ответ'}
          tone="sunken"
          layout="aside"
          note="Пример: всё в нём вымышлено, ответы — такие, какие даёт отчёт."
        >
          <SampleCut sample={sample} reportPath={samplePath} />
        </LandingSection>
      )}
      <LandingSection
        id="limits"
        title={titles.limits ?? 'Чего эта проверка не скажет'}
        tone={third}
        layout="aside"
      >
        <Limits limits={landing.limits} />
      </LandingSection>
      <LandingSection id="questions" title="Вопросы и ответы" tone={fourth} layout="aside">
        <Questions questions={landing.questions} />
      </LandingSection>
      {related.length > 0 && (
        <LandingSection id="related" title="Смотрите также" tone={third}>
          <ServiceCards services={related} />
        </LandingSection>
      )}
      <PartnerStrip />
      <ClosingCall landing={landing} action={closingAction} />
    </>
  );
}

interface BlockProps {
  readonly landing: Landing;
}

function Checks({ landing: { checks } }: BlockProps) {
  return (
    <ul className="landing-checks">
      {checks.map(({ title, text, source }) => (
        <li key={title} className="landing-check">
          <h3>{typeset(title)}</h3>
          <p>{typeset(text)}</p>
          <p className="landing-source">{typeset(`Источник: ${source}`)}</p>
        </li>
      ))}
    </ul>
  );
}

function Answers({ landing: { answers } }: BlockProps) {
  return (
    <dl className="landing-answers">
      {answers.map(({ level, title, text }) => (
        <div key={title} className="landing-answer">
          <dt>
            {level !== undefined && <LevelWords level={level} />}
            <span className="landing-answer-title">{typeset(title)}</span>
          </dt>
          <dd>{typeset(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
