import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { Container } from '@proverka/ui-kit/layout';
import { faqPage, homeQuestions } from '../content/questions.ts';
import { Answers } from '../features/home/answers.tsx';
import { Hero } from '../features/home/hero.tsx';
import { SourceAndLimits, Steps } from '../features/home/promises.tsx';
import { Questions } from '../features/questions/questions.tsx';
import styles from './page.module.css';

export function head({ platform: { brand, origin } }: PageContext): PageHead {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.requisites.company,
    url: origin,
    email: brand.supportEmail,
  };
  return { structuredData: [organization, faqPage(homeQuestions)] };
}

export function Component() {
  return (
    <Container as="main" className={styles.page}>
      <Hero />
      <Answers />
      <Steps />
      <SourceAndLimits />
      <Questions questions={homeQuestions} />
    </Container>
  );
}
