import { servicesOf } from '@proverka/catalogue/services';
import { Brief } from '@proverka/landing/brief';
import { DoneCount } from '@proverka/landing/done-count';
import { LandingSection } from '@proverka/landing/landing-section';
import type { Landing, Point } from '@proverka/landing/landing';
import { Questions } from '@proverka/landing/questions';
import { SampleCut } from '@proverka/landing/sample-cut';
import { ServiceCards } from '@proverka/landing/service-cards';
import { ServiceList } from '@proverka/landing/service-list';
import { Steps } from '@proverka/landing/steps';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { typeset } from '@proverka/words/typeset';
import type { Home } from '../../content/homes/home.ts';
import { furtherPages } from '../../content/homes/common.ts';
import { homeOf } from '../../content/homes/homes.ts';
import { CheckComparison } from './check-comparison.tsx';
import { HomeAnswer } from './home-answer.tsx';

/** What the host sells in one sentence, beside the form. */
export function HomeWords() {
  const { host } = usePlatform();
  const { heading, lead, brief, action, samplePath, answer } = homeOf(host.variant);
  return (
    <>
      <h1 className="landing-title">{typeset(heading)}</h1>
      <p className="landing-lead">{typeset(lead)}</p>
      {action && (
        <p className="landing-go">
          <a href="#form" className={buttonClassName({ size: 'large' })}>
            {action}
          </a>
          {samplePath && <a href={samplePath}>Пример отчёта</a>}
        </p>
      )}
      {answer ? <HomeAnswer {...answer} /> : <Brief lines={brief} />}
      <DoneCount />
    </>
  );
}

/** More checks than cards could tell apart. */
const peopleTitle = 'Проверка человека';

/** Below the form: services, how it works, a sample, sources, questions. */
export function HomeStory({ sample }: Pick<Landing, 'sample'>) {
  const { host, brand } = usePlatform();
  const home = homeOf(host.variant);
  const [main, ...others] = home.groups.flatMap((name) =>
    servicesOf(brand.id).filter(({ title }) => title === name),
  );
  return (
    <>
      {main && (
        <LandingSection id="services" title={main.title}>
          {main.title === peopleTitle ? <CheckComparison /> : <ServiceCards services={main.items} />}
        </LandingSection>
      )}
      <LandingSection id="others" title="Другие проверки">
        <ServiceList groups={others} />
        <ul className="landing-chips">
          {furtherPages.map(({ title, path }) => (
            <li key={path}>
              <a href={path}>{typeset(title)}</a>
            </li>
          ))}
        </ul>
      </LandingSection>
      <LandingSection id="steps" title="Как это работает" tone="sunken">
        <Steps steps={home.steps} />
      </LandingSection>
      {sample && (
        <LandingSection
          id="sample"
          title="Так выглядит ответ"
          layout="aside"
          note="Пример. Люди, компании и события в нём вымышлены, ответы — такие, какие даёт отчёт."
        >
          <SampleCut sample={sample} reportPath={home.samplePath} />
        </LandingSection>
      )}
      <LandingSection id="sources" title="Откуда сведения" tone="sunken">
        <Sources sources={home.sources} />
      </LandingSection>
      <LandingSection id="questions" title="Вопросы и ответы" layout="aside">
        <Questions questions={home.questions} />
      </LandingSection>
      {home.aside && <Aside {...home.aside} />}
    </>
  );
}

function Sources({ sources }: { readonly sources: readonly Point[] }) {
  return (
    <dl className="landing-sources">
      {sources.map(({ title, text }) => (
        <div key={title}>
          <dt>{typeset(title)}</dt>
          <dd>{typeset(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A link for visitors who need something else. */
function Aside({ title, text, path, link, more }: NonNullable<Home['aside']>) {
  return (
    <section aria-labelledby="home-aside" className="landing-close">
      <div className="landing-section">
        <h2 id="home-aside">{typeset(title)}</h2>
        <p className="landing-terms">{typeset(text)}</p>
        <a href={path} className={buttonClassName({ size: 'large' })}>
          {link}
        </a>
        {more && (
          <ul className="landing-terms">
            {more.map((one) => (
              <li key={one.path}>
                <a href={one.path}>{one.link}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
