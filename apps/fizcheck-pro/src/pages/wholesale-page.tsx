import { LandingSection } from '@proverka/landing/landing-section';
import { ServedOnce } from '@proverka/landing/served-once';
import { usePlatform } from '@proverka/shell-sdk/platform';
import type { PageHead } from '@proverka/shell-sdk/remote-module';
import { faqPage } from '@proverka/shell-sdk/structured-data';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { typeset } from '@proverka/words/typeset';
import { lazy } from 'react';
import type { Question } from '@proverka/landing/landing';
import { OrderSection } from '../features/wholesale-desk/order-section.tsx';
import { RequestForm } from '../features/request-form/request-form.tsx';
import { Crumbs } from '../features/story/crumbs.tsx';
// Styles of the part served as HTML only: its code, and the style sheet with it, may never load.
import '../features/story/story-styles.ts';

// No Suspense boundary: the server waits for it, so that revealing it takes no script.
const WholesaleStory = lazy(async () => {
  const module = await import(/* webpackChunkName: "wholesale-story" */ './wholesale-story.tsx');
  return { default: module.WholesaleStory };
});

// The same for every visitor. `head` is synchronous, so `load` stores the texts here.
let questions: readonly Question[] = [];

export async function load(): Promise<void> {
  const content = await import(/* webpackChunkName: "wholesale-story" */ '../content/wholesale.ts');
  questions = content.wholesaleQuestions;
}

export function head(): PageHead {
  return { structuredData: [faqPage(questions)] };
}

export function Component() {
  const { brand } = usePlatform();
  return (
    <main>
      <div className="landing-section pro-hero">
        <Crumbs current="Оптовый заказ" />
        <h1>Оптовый заказ</h1>
        <p className="pro-lead">
          {typeset('Отчёты сразу по всему списку: один файл, один расчёт, отчёты — по мере готовности.')}
        </p>
        <div className="pro-actions">
          <a href="#order" className={buttonClassName({ size: 'large' })}>
            Загрузить список
          </a>
          <a href="#files" className={buttonClassName({ size: 'large', variant: 'quiet' })}>
            Образец файла
          </a>
        </div>
      </div>
      <ServedOnce id="wholesale-story">
        <WholesaleStory />
      </ServedOnce>
      <OrderSection />
      <LandingSection
        id="request"
        title="Список особый или очень большой"
        layout="aside"
        note="Больше 2000 строк каждый день, счёт и договор, загрузка из своей программы — напишите, ответим письмом."
      >
        <RequestForm
          subject="Оптовый заказ"
          textLabel="Сколько строк и какие отчёты"
          textHint={`Например: ${brand.id === 'person-check' ? '120 кандидатов, проверка сотрудника' : '120 объектов, выписки'}. Файл пришлёте ответом на письмо; самих данных здесь не пишите.`}
        />
      </LandingSection>
    </main>
  );
}
