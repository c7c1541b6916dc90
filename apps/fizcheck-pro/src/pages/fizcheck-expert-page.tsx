import { LandingSection } from '@proverka/landing/landing-section';
import { ServedOnce } from '@proverka/landing/served-once';
import type { PageHead } from '@proverka/shell-sdk/remote-module';
import { faqPage } from '@proverka/shell-sdk/structured-data';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { typeset } from '@proverka/words/typeset';
import { lazy } from 'react';
import type { Question } from '@proverka/landing/landing';
import { ExpertSection } from '../features/expert-desk/expert-section.tsx';
import { RequestForm } from '../features/request-form/request-form.tsx';
import { Crumbs } from '../features/story/crumbs.tsx';
// Styles of the part served as HTML only: its code, and the style sheet with it, may never load.
import '../features/story/story-styles.ts';

// No Suspense boundary: the server waits for it, so that revealing it takes no script.
const ExpertStory = lazy(async () => {
  const module = await import(/* webpackChunkName: "expert-story" */ './expert-story.tsx');
  return { default: module.ExpertStory };
});

// The same for every visitor. `head` is synchronous, so `load` stores the texts here.
let questions: readonly Question[] = [];

export async function load(): Promise<void> {
  ({ questions } = await import(/* webpackChunkName: "expert-story" */ '../content/expert.ts'));
}

export function head(): PageHead {
  return { structuredData: [faqPage(questions)] };
}

export function Component() {
  return (
    <main>
      <div className="landing-section pro-hero">
        <Crumbs current="Экспертные заключения" />
        <h1>Экспертное заключение</h1>
        <p className="pro-lead">
          {typeset(
            'Специалист читает готовый отчёт о человеке или компании и отвечает на ваш вопрос: что найденное значит и что с этим делать.',
          )}
        </p>
        <div className="pro-actions">
          <a href="#own" className={buttonClassName({ size: 'large' })}>
            Запросить заключение
          </a>
        </div>
      </div>
      <ServedOnce id="expert-story">
        <ExpertStory />
      </ServedOnce>
      <LandingSection id="own" title="Ваши заключения" layout="aside">
        <div className="pro-stack">
          <ExpertSection>
            <RequestForm
              subject="Экспертное заключение"
              textLabel="Какие отчёты и с какими вопросами"
              textHint="Достаточно одной-двух фраз. Данных проверяемых людей не пишите."
            />
          </ExpertSection>
        </div>
      </LandingSection>
    </main>
  );
}
