import { trustedHtml } from '@proverka/shell-sdk/trusted-html';
import type { Level } from '@proverka/contract/finding';
import { PartnerStrip } from '@proverka/landing/partner-strip';
import { faqPage } from '@proverka/shell-sdk/structured-data';
import {
  AttentionIcon,
  CheckIcon,
  ChevronDownIcon,
  ClearIcon,
  DangerIcon,
  MinusIcon,
  UncheckedIcon,
  WarningIcon,
  type Icon,
} from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';
import {
  contained,
  furtherPages,
  legend,
  notContained,
  questions,
  sample,
  sources,
  steps,
} from '../../content/home-story.ts';
import { HomeServices } from './home-services.tsx';
import './home-story.css';

/** Everything below the offers: how it works, a sample, what an extract contains, sources, questions. */
export function HomeStory() {
  return (
    <>
      <Section id="services" title="Все услуги">
        <HomeServices />
        <FurtherPages />
      </Section>
      <Section id="steps" title="Как это работает">
        <ol className="home-story-steps">
          {steps.map(({ title, text }) => (
            <li key={title} className="home-story-step">
              <h3>{typeset(title)}</h3>
              <p>{typeset(text)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="sample" title="Так выглядит вывод" tone="sunken">
        <div className="home-story-reading">
          <Sample />
          <Legend />
        </div>
      </Section>
      <Section id="limits" title="Что есть в выписке и чего в ней нет">
        <div className="home-story-limits">
          <Facts title="Есть" lines={contained} sign={<CheckIcon className="home-story-yes" />} />
          <Facts title="Нет" lines={notContained} sign={<MinusIcon className="home-story-no" />} />
        </div>
      </Section>
      <Section id="sources" title="Откуда сведения" tone="sunken">
        <dl className="home-story-sources">
          {sources.map(({ name, text }) => (
            <div key={name} className="home-story-source">
              <dt>{name}</dt>
              <dd>{typeset(text)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="questions" title="Вопросы и ответы" layout="aside">
        <Questions />
      </Section>
      <PartnerStrip />
      <StructuredData />
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly tone?: 'sunken';
  /** The title is beside its section where there is room. */
  readonly layout?: 'aside';
  readonly children: ReactNode;
}

function Section({ id, title, tone, layout, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={tone && 'home-story-sunken'}>
      <div className={layout ? 'home-story-section home-story-aside' : 'home-story-section'}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

function Sample() {
  return (
    <figure className="home-story-sample">
      <figcaption className="home-story-note">
        Пример: квартира и банк вымышлены, формулировки — как в настоящем отчёте
      </figcaption>
      <div className="home-story-paper">
        <p className="home-story-verdict">
          <SampleLevel level={sample.verdict.level} words={sample.verdict.sentence} />
        </p>
        <ul className="home-story-findings">
          {sample.findings.map(({ level, title, text, source }) => (
            <li key={title} className="home-story-finding">
              <h3>
                <SampleLevel level={level} words={title} />
              </h3>
              <p>{typeset(text)}</p>
              <p className="home-story-origin">{source}</p>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

const levelIcons: Readonly<Record<Level, Icon>> = {
  danger: DangerIcon,
  warning: WarningIcon,
  attention: AttentionIcon,
  clear: ClearIcon,
  unchecked: UncheckedIcon,
};

/** Level marks like the kit's, with styles that come with the page instead of a component. */
function SampleLevel({ level, words }: { readonly level: Level; readonly words: string }) {
  const LevelIcon = levelIcons[level];
  return (
    <span className={`home-story-level home-story-${level}`}>
      <LevelIcon />
      <span>{typeset(words)}</span>
    </span>
  );
}

const FurtherPages = () => (
  <ul className="landing-chips home-story-further">
    {furtherPages.map(({ title, path }) => (
      <li key={path}>
        <a href={path}>{typeset(title)}</a>
      </li>
    ))}
  </ul>
);

/** What the marks of a report mean, above all the grey one. */
function Legend() {
  return (
    <div>
      <h3>Как читать отчёт</h3>
      <dl className="home-story-legend">
        {legend.map(({ level, word, text }) => (
          <div key={level}>
            <dt>
              <SampleLevel level={level} words={word} />
            </dt>
            <dd>{typeset(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface FactsProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly sign: ReactNode;
}

function Facts({ title, lines, sign }: FactsProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="home-story-facts">
        {lines.map((line) => (
          <li key={line} className="home-story-fact">
            {sign}
            <span>{typeset(line)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Questions() {
  return (
    <div className="home-story-questions">
      {questions.map(({ question, answer }) => (
        <details key={question} className="home-story-item">
          <summary className="home-story-summary">
            {typeset(question)}
            <ChevronDownIcon className="home-story-sign" />
          </summary>
          <p className="home-story-answer">{typeset(answer)}</p>
        </details>
      ))}
      <p className="home-story-end">
        <a href="#search">Вернуться к поиску</a>
      </p>
    </div>
  );
}

/**
 * Structured data for search engines. Not in the page's head, which also runs in the browser: the texts would be shipped
 * twice. A data block, which the content security policy allows.
 */
function StructuredData() {
  const json = JSON.stringify(faqPage(questions)).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: trustedHtml(json) }} />;
}
