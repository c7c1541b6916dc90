import type { Report } from '@proverka/contract/report';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import type { ReactNode } from 'react';
import { DownloadPdf } from '../download-pdf/download-pdf.tsx';

interface ReportActionsProps {
  readonly report: Report;
  /** What else may be done with this kind of report; stands between the file and the order. */
  readonly children?: ReactNode;
}

/** What is offered beside a report's title: its file, and the order it belongs to. */
export function ReportActions({ report, children }: ReportActionsProps) {
  return (
    <>
      <DownloadPdf report={report} />
      {children}
      <Link to={`/order/${report.order_id}/`} className={linkClassName()}>
        К заказу
      </Link>
    </>
  );
}
