import type { Report } from '@proverka/contract/report';
import { checkDraft } from '@proverka/order-flow/check-draft';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { EditIcon, RefreshIcon } from '@proverka/ui-kit/icon';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { useState } from 'react';
import { DownloadPdf } from '../download-pdf/download-pdf.tsx';
import { FindingsReport } from '../findings-report/findings-report.tsx';
import { MoneyNote } from '../money-note/money-note.tsx';
import { ReportAnnouncer } from '../report-announcer.tsx';
import { ReportActions } from '../report-header/report-actions.tsx';
import { isFinal, isReadable } from '../report-state.domain.ts';
import { latePart } from '../late-part/late-part.tsx';
import { ReportOpinion } from '../opinion/report-opinion.tsx';
import { CheckFailed } from './check-failed.tsx';
import styles from './check-report.module.css';
import { NeedsData } from './needs-data.tsx';
import { ResumeSkipped } from './resume-skipped.tsx';
import { TaskAction } from './task-action.tsx';

const EditSubject = latePart(
  async () => (await import(/* webpackChunkName: "edit-subject" */ './edit-subject.tsx')).EditSubject,
  <SkeletonText lines={4} label="Загружаем форму" />,
);

/** A bought check in its current state, with everything its owner can do about it. */
export function CheckReport({ report }: { readonly report: Report }) {
  const [isEditing, setEditing] = useState(false);
  const isFailed = report.status === 'failed' || report.status === 'refunded';
  return (
    <>
      <ReportAnnouncer report={report} />
      <FindingsReport
        report={report}
        actions={
          <ReportActions report={report}>
            <Edit report={report} onEdit={() => setEditing(true)} />
            <AskExpert report={report} />
          </ReportActions>
        }
        steps={isReadable(report) && <Steps report={report} />}
        notice={
          <>
            {isEditing && <EditSubject report={report} onDone={() => setEditing(false)} />}
            {report.status === 'created' && <Unpaid orderId={report.order_id} />}
            <NeedsData report={report} />
            {isFailed ? <CheckFailed report={report} /> : <MoneyNote report={report} />}
          </>
        }
        renderAction={(task) => <TaskAction orderItemId={report.order_item_id} task={task} />}
      >
        {isFinal(report.status) && (
          <div className={styles.foot}>
            <ResumeSkipped report={report} />
            <ReportOpinion report={report} />
            {(isFailed || !isReadable(report)) && <BuyAgain report={report}>Заказать ещё раз</BuyAgain>}
          </div>
        )}
      </FindingsReport>
    </>
  );
}

interface EditProps {
  readonly report: Report;
  readonly onEdit: () => void;
}

const Edit = ({ report: { status }, onEdit }: EditProps) =>
  status !== 'created' &&
  status !== 'refunded' && (
    <Button variant="secondary" icon={<EditIcon />} onClick={onEdit}>
      Исправить данные
    </Button>
  );

/** On the site for business, where conclusions are written: from a finished report that has none. */
function AskExpert({ report }: { readonly report: Report }) {
  const { host } = usePlatform();
  if (host.variant !== 'pro' || report.status !== 'done' || report.expert_conclusion) return null;
  return (
    <Link to={`/fizcheck-expert/?report=${report.order_item_id}#own`} className={linkClassName()}>
      Запросить заключение эксперта
    </Link>
  );
}

/** What stays in reach while one reads. */
function Steps({ report }: { readonly report: Report }) {
  return (
    <>
      <DownloadPdf report={report} />
      {report.status === 'done' && <BuyAgain report={report}>Проверить ещё раз</BuyAgain>}
    </>
  );
}

function Unpaid({ orderId }: { readonly orderId: string }) {
  return (
    <Banner
      tone="attention"
      title="Заказ ждёт оплаты"
      action={
        <Link to={`/order/${orderId}/`} className={buttonClassName()}>
          К оплате
        </Link>
      }
    >
      <p>Источники спросим, как только придёт оплата.</p>
    </Banner>
  );
}

interface BuyAgainProps {
  readonly report: Report;
  readonly children: string;
}

/** Orders the same check of the same subject again; the form is prefilled. A new report shows the data of its own day. */
function BuyAgain({ report, children }: BuyAgainProps) {
  const navigate = useNavigate();
  const order = () => {
    checkDraft().save({ product_name: report.product_name, subject: report.subject.data });
    void navigate('/fizcheckCheckout/');
  };
  return (
    <Button variant="secondary" icon={<RefreshIcon />} onClick={order}>
      {children}
    </Button>
  );
}
