import type { Report } from '@proverka/contract/report';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import type { ReactNode } from 'react';
import { DownloadDocuments } from '../download-documents/download-documents.tsx';

interface ReportActionsProps {
  readonly report: Report;
  /** Further actions of this kind of report, before the order. */
  readonly children?: ReactNode;
}

/** Beside a report's title: its documents and its order. Its PDF stands in the bar, in reach while one reads. */
export function ReportActions({ report, children }: ReportActionsProps) {
  return (
    <>
      <DownloadDocuments report={report} />
      {children}
      <Link to={`/order/${report.order_id}/`} className={linkClassName()}>
        К заказу
      </Link>
    </>
  );
}
