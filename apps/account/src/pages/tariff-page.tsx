import { currentTariffQuery, tariffsQuery } from '@proverka/api-client/tariffs';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { isSignedIn } from '@proverka/shell-sdk/session';
import { useSuspenseQuery } from '@proverka/shell-sdk/query';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { faqPage } from '@proverka/shell-sdk/structured-data';
import { Accordion } from '@proverka/ui-kit/accordion';
import { Banner } from '@proverka/ui-kit/banner';
import { Container } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import { pricesByTariff, tariffQuestions } from '../content/tariff-words.ts';
import { CurrentTariff } from '../features/tariffs/current-tariff.tsx';
import { TariffSections } from '../features/tariffs/tariff-sections.tsx';
import styles from './tariff-page.module.css';

export async function load({ queryClient, platform }: PageContext): Promise<void> {
  const { api, session } = platform;
  // The own tariff stands above everything else, and would push it down if it came later.
  const own = isSignedIn(session.getState()) && queryClient.prefetchQuery(currentTariffQuery(api));
  await Promise.all([queryClient.ensureQueryData(tariffsQuery(api)), own]);
}

export function head(): PageHead {
  return { structuredData: [faqPage(tariffQuestions)] };
}

const questions = tariffQuestions.map(({ question, answer }) => ({
  key: question,
  title: typeset(question),
  content: <p>{typeset(answer)}</p>,
}));

export function Component() {
  const { api } = usePlatform();
  const { tariffs } = useSuspenseQuery(tariffsQuery(api)).data;
  const hasSession = useSession(isSignedIn);
  return (
    <Container as="main" className={styles.page}>
      <div className={styles.intro}>
        <h1>Тарифы</h1>
        <p className={styles.lead}>
          {typeset('Абонентской платы нет. Чем больше заказов выполнено, тем ниже цена каждого отчёта.')}
        </p>
      </div>
      {hasSession && <CurrentTariff />}
      <Banner tone="info">
        <p>{typeset(pricesByTariff)}</p>
      </Banner>
      <TariffSections tariffs={tariffs} />
      <section aria-labelledby="questions" className={styles.section}>
        <h2 id="questions">Вопросы и ответы</h2>
        <Accordion items={questions} />
      </section>
    </Container>
  );
}
