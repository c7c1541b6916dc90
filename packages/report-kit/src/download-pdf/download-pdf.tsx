import type { Report } from '@proverka/contract/report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { ButtonLink } from '@proverka/ui-kit/button';
import { DownloadIcon, SpinnerIcon } from '@proverka/ui-kit/icon';
import styles from './download-pdf.module.css';

type Part = Pick<Report, 'order_item_id' | 'product_name' | 'status' | 'has_pdf'>;

/** The link to the report's PDF, available once it is delivered and rendered. */
export function DownloadPdf({ report }: { readonly report: Part }) {
  const { api, analytics } = usePlatform();
  if (report.status !== 'done') return null;
  if (!report.has_pdf) {
    return (
      <output className={styles.waiting}>
        <SpinnerIcon className={styles.spinner} />
        Готовим PDF, обычно меньше минуты
      </output>
    );
  }
  return (
    <ButtonLink
      variant="secondary"
      icon={<DownloadIcon />}
      href={api.url('GET /report/{order_item_id}/pdf', { params: { order_item_id: report.order_item_id } })}
      download
      onClick={() => analytics.track({ name: 'pdf_downloaded', productName: report.product_name })}
    >
      Скачать PDF
    </ButtonLink>
  );
}
