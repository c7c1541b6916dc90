import type { Report } from '@proverka/contract/report';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import type { ReactNode } from 'react';
import { DownloadDocuments } from '../download-documents/download-documents.tsx';
import { DownloadPdf } from '../download-pdf/download-pdf.tsx';

interface ReportActionsProps {
  readonly report: Report;
  /** Further actions of this kind of report, between the file and the order. */
  readonly children?: ReactNode;
}

/** The links beside a report's title: its file and its order. */
export function ReportActions({ report, children }: ReportActionsProps) {
  return (
    <>
      <DownloadPdf report={report} />
      <DownloadDocuments report={report} />
      {children}
      <Link to={`/order/${report.order_id}/`} className={linkClassName()}>
        К заказу
      </Link>
    </>
  );
}
