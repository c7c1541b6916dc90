import type { Report } from '@proverka/contract/report';
import { reportPathOf } from '@proverka/catalogue/report-path';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link, useParams } from '@proverka/shell-sdk/router';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Container } from '@proverka/ui-kit/layout';
import { Loader } from '@proverka/ui-kit/loader';
import { useEffect } from 'react';
import { DownloadPdf } from '../download-pdf/download-pdf.tsx';
import { LiveReport } from '../live-report/live-report.tsx';
import styles from './check-report.module.css';

export { head, load } from './check-report-page.tsx';

/** Downloads the PDF once it exists; the target of links in letters and old bookmarks. */
export function Component() {
  const id = useParams()['id'] ?? '';
  return (
    <Container as="main" width={680} className={styles.page}>
      <h1>Отчёт в PDF</h1>
      <LiveReport key={id} orderItemId={id} skeleton={<Loader>Ищем отчёт</Loader>}>
        {(report) => <Paper report={report} />}
      </LiveReport>
    </Container>
  );
}

function Paper({ report }: { readonly report: Report }) {
  const { api, brand } = usePlatform();
  const { order_item_id, has_pdf: hasPdf } = report;
  useEffect(() => {
    if (!hasPdf) return;
    const link = document.createElement('a');
    link.href = api.url('GET /report/{order_item_id}/pdf', { params: { order_item_id } });
    // Downloaded instead of opened: from an opened file «back» would lead here and open it again.
    link.download = '';
    link.click();
  }, [api, hasPdf, order_item_id]);
  return (
    <Card className={styles.card}>
      <p>{hasPdf ? 'Файл скачивается. Если этого не случилось, нажмите на ссылку.' : waitingWords(report)}</p>
      <div className={styles.actions}>
        <DownloadPdf report={report} />
        <Link to={reportPathOf(brand.id, report)} className={linkClassName()}>
          Открыть отчёт на экране
        </Link>
      </div>
    </Card>
  );
}

function waitingWords({ status }: Report): string {
  if (status === 'done') return 'Отчёт готов, файл ещё набирается.';
  if (status === 'failed' || status === 'refunded') return 'Отчёт не выполнен, файла не будет.';
  return 'Отчёт ещё готовится: файл появится, когда ответят все источники.';
}
