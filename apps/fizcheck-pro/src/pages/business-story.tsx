import { typeset } from '@proverka/ui-kit/typeset';
import { batches, documents, gains, limits, questions, steps, tasks } from '../content/business.ts';
import { PriceList } from '../features/price-list/price-list.tsx';
import { Limits, Points, Questions, Section, Steps } from '../features/story/story.tsx';

/** Everything below the first screen but the form; nothing in it needs a script. */
export function BusinessStory() {
  return (
    <>
      <Section id="tasks" title="Кого проверяют компании" tone="sunken">
        <Tasks />
      </Section>
      <Section id="gains" title="Что получает компания">
        <Points points={gains} />
      </Section>
      <Section id="steps" title="Как начать" tone="sunken">
        <Steps steps={steps} />
      </Section>
      <Section id="prices" title="Цены">
        <p className="pro-note">
          {typeset('Базовые цены за один отчёт. Остальные — в таблице: ')}
          <a href="/tariff/">пороги и цены на всех тарифах</a>.
        </p>
        <PriceList />
      </Section>
      <Section id="batches" title="Списком и из своей программы" tone="sunken">
        <Points points={batches} />
        <p>
          <a href="/wholesale/">Образцы файлов и порядок оптового заказа</a>
        </p>
      </Section>
      <Section id="documents" title="Договор и документы">
        <Points points={documents} />
      </Section>
      <Section id="limits" title="Чего мы не делаем" tone="sunken">
        <Limits limits={limits} />
      </Section>
      <Section id="questions" title="Вопросы и ответы">
        <Questions questions={questions} />
      </Section>
    </>
  );
}

/** Each task leads to the page about it. */
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
