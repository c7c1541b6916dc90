import { ServedOnce } from '@proverka/landing/served-once';
import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { faqPage } from '@proverka/shell-sdk/structured-data';
import { lazy } from 'react';
import type { StoryText } from '../content/story-text.ts';
import { MortgageCalculator } from '../features/mortgage/mortgage-calculator.tsx';
import { SampleEnd } from '../features/sample-frame/sample-end.tsx';
import { Story } from '../features/story/story.tsx';
import { PageFrame } from '../frame/page-frame.tsx';

const loadText = async (): Promise<StoryText> =>
  (await import(/* webpackChunkName: "landing-blocks" */ '../content/mortgage.ts')).mortgage;

const Text = lazy(async () => {
  const text = await loadText();
  return { default: () => <Story text={text} /> };
});

// The same for every visitor. `head` is synchronous, so `load` stores the texts here.
let text: StoryText | null = null;

export const page: PageModule = {
  load: async () => {
    text = await loadText();
  },
  head: () => ({
    description:
      'Калькулятор ипотеки без регистрации, что проверить до заявки, какие документы попросит банк, порядок сделки и чего расчёт не знает.',
    crumbs: [],
    structuredData: text ? [faqPage(text.questions)] : [],
  }),
  Component: function MortgagePage() {
    return (
      <PageFrame
        title="Ипотека: что проверить и сколько платить"
        shortTitle="Ипотека"
        lead="Посчитайте платёж, узнайте, что попросит банк, и проверьте то, чего он проверять не станет."
      >
        <MortgageCalculator />
        <ServedOnce id="mortgage-story">
          <Text />
        </ServedOnce>
        <SampleEnd
          title="Проверьте квартиру до задатка"
          text="Выписка об объекте, история прав и собственники — одним отчётом с выводом."
          path="/risk-assessment/"
          action="К полной проверке"
        />
      </PageFrame>
    );
  },
};
