import { LandingSection } from '@proverka/landing/landing-section';
import { useHasOtherPrices } from '@proverka/landing/catalogue-prices';
import { prefetchPrices } from '@proverka/landing/prices-query';
import { ServedOnce } from '@proverka/landing/served-once';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { faqPage } from '@proverka/shell-sdk/structured-data';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { typeset } from '@proverka/words/typeset';
import { lazy } from 'react';
import { RequestForm } from '../features/request-form/request-form.tsx';
import { Crumbs } from '../features/story/crumbs.tsx';
import type { Question } from '@proverka/landing/landing';
// Styles of the part served as HTML only: its code, and the style sheet with it, may never load.
import '../features/story/story-styles.ts';

// No Suspense boundary: the server waits for it, so that revealing it takes no script.
const BusinessStory = lazy(async () => {
  const module = await import(/* webpackChunkName: "business-story" */ './business-story.tsx');
  return { default: module.BusinessStory };
});

// The same for every visitor. `head` is synchronous, so `load` stores the texts here.
let questions: readonly Question[] = [];

export async function load({ queryClient, platform }: PageContext): Promise<void> {
  const [content] = await Promise.all([
    import(/* webpackChunkName: "business-story" */ '../content/business.ts'),
    prefetchPrices(queryClient, platform.api),
  ]);
  ({ questions } = content);
}

export function head(): PageHead {
  return { structuredData: [faqPage(questions)] };
}

export function Component() {
  const isOutdated = useHasOtherPrices();
  return (
    <main>
      <div className="landing-section pro-hero">
        <Crumbs current="Для бизнеса" />
        <h1>Проверки для бизнеса</h1>
        <p className="pro-lead">
          {typeset(
            'Кандидаты, контрагенты, водители и машины — по официальным источникам, с договором и закрывающими документами.',
          )}
        </p>
        <div className="pro-actions">
          <a href="#request" className={buttonClassName({ size: 'large' })}>
            Оставить заявку
          </a>
          <a href="/tariff/" className={buttonClassName({ size: 'large', variant: 'quiet' })}>
            Тарифы
          </a>
        </div>
      </div>
      <ServedOnce id="business-story" isOutdated={isOutdated}>
        <BusinessStory />
      </ServedOnce>
      <LandingSection id="request" title="Заявка для компании" tone="sunken" layout="aside">
        <RequestForm
          subject="Заявка для бизнеса"
          textLabel="Кого и сколько проверяете"
          textHint="Например: 20 кандидатов и 50 контрагентов в месяц, нужен API. Данных проверяемых людей не пишите."
        />
      </LandingSection>
    </main>
  );
}
