import { FindingsReport } from '@proverka/report-kit/findings-report';
import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { Link } from '@proverka/shell-sdk/router';
import { Banner } from '@proverka/ui-kit/banner';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Container } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import type { SampleReport } from '../content/samples/sample.ts';
import styles from './sample-report-page.module.css';

/** A full report about an invented subject. */
export function sampleReportPage(sample: SampleReport): Required<Pick<PageModule, 'Component' | 'head'>> {
  const { report, title, description, servicePath } = sample;
  return {
    head: () => ({ title, description, crumbs: [{ title: 'Все проверки', path: '/fizcheck/' }] }),
    Component: function SampleReportPage() {
      return (
        <Container as="main" width={1140} className={styles.page}>
          <Banner tone="info" title={`${title}: всё вымышлено`}>
            <p>
              {typeset(
                'Таких людей, компаний и машин нет. Порядок, слова и состояния источников — как в настоящем отчёте.',
              )}
            </p>
          </Banner>
          <FindingsReport report={report}>
            <p className={styles.next}>
              <Link to={servicePath} className={buttonClassName({ size: 'large' })}>
                Заказать такую проверку
              </Link>
            </p>
          </FindingsReport>
        </Container>
      );
    },
  };
}
