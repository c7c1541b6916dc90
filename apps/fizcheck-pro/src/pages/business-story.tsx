import { LandingSection } from '@proverka/landing/landing-section';
import { Limits } from '@proverka/landing/limits';
import { Questions } from '@proverka/landing/questions';
import { Steps } from '@proverka/landing/steps';
import { typeset } from '@proverka/words/typeset';
import { batches, documents, gains, limits, questions, steps, tasks } from '../content/business.ts';
import { PriceList } from '../features/price-list/price-list.tsx';
import { Points } from '../features/story/points.tsx';

/** Everything below the first screen except the form; needs no script. */
export function BusinessStory() {
  return (
    <>
      <LandingSection id="tasks" title="Кого проверяют компании" tone="sunken">
        <Tasks />
      </LandingSection>
      <LandingSection id="gains" title="Что получает компания">
        <Points points={gains} />
      </LandingSection>
      <LandingSection id="steps" title="Как начать" tone="sunken">
        <Steps steps={steps} />
      </LandingSection>
      <LandingSection id="prices" title="Цены" layout="aside">
        <div className="pro-stack">
          <p className="pro-note">
            {typeset('Базовые цены за один отчёт. Остальные — в таблице: ')}
            <a href="/tariff/">пороги и цены на всех тарифах</a>.
          </p>
          <PriceList />
        </div>
      </LandingSection>
      <LandingSection id="batches" title="Списком и из своей программы" tone="sunken">
        <div className="pro-stack">
          <Points points={batches} />
          <p>
            <a href="/wholesale/">Образцы файлов и порядок оптового заказа</a>
          </p>
        </div>
      </LandingSection>
      <LandingSection id="documents" title="Договор и документы">
        <Points points={documents} />
      </LandingSection>
      <LandingSection id="limits" title="Чего мы не делаем" tone="sunken" layout="aside">
        <Limits limits={limits} />
      </LandingSection>
      <LandingSection id="questions" title="Вопросы и ответы" layout="aside">
        <Questions questions={questions} />
      </LandingSection>
    </>
  );
}

/** Each task links to its page. */
function Tasks() {
  return (
    <ul className="pro-points">
      {tasks.map(({ title, text, path, link }) => (
        <li key={title} className="pro-point">
          <h3>{typeset(title)}</h3>
          <p>{typeset(text)}</p>
          <a href={path}>{link}</a>
        </li>
      ))}
    </ul>
  );
}
