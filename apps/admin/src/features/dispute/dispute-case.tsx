import { disputeQuery, disputesKey } from '@proverka/api-client/disputes';
import type { Dispute } from '@proverka/contract/dispute';
import { Findings } from '@proverka/report-kit/findings';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { WithdrawnFindings } from '@proverka/report-kit/withdrawn-findings';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Badge } from '@proverka/ui-kit/badge';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { outcomeWords } from '@proverka/words/dispute-words';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { AnswerForm } from './answer-form.tsx';

/** One dispute: what the reader saw and wrote, what the report says now, and the answer. */
export function DisputeCase({ dispute }: { readonly dispute: Dispute }) {
  const { finding, finding_now: now, answer } = dispute;
  return (
    <>
      <p className={desk.soft}>
        {typeset(`${dispute.product_name_ru}, отчёт № ${dispute.report_number}. Сообщено`)}{' '}
        {momentWords(dispute.opened_at)}
      </p>
      <Message dispute={dispute} />
      <ReportSection id="then" title="Находка, какой её видел читатель">
        <Findings findings={[finding]} prefix="then" />
      </ReportSection>
      {now === null && (
        <ReportRemark>
          Сейчас отчёт этого не говорит: источник спросили заново или данные исправили. Отметки у находки
          больше нет, но ответить читателю нужно.
        </ReportRemark>
      )}
      {answer !== null && now !== null && (
        <ReportSection id="now" title="Находка сейчас">
          {now.kind === 'withdrawn' ? (
            <WithdrawnFindings findings={[now]} />
          ) : (
            <Findings findings={[now]} prefix="now" />
          )}
        </ReportSection>
      )}
      {answer === null ? <NewAnswer dispute={dispute} /> : <GivenAnswer dispute={dispute} />}
    </>
  );
}

function Message({ dispute }: { readonly dispute: Dispute }) {
  const { api } = usePlatform();
  const { dispute_id, document, text } = dispute;
  return (
    <ReportSection id="message" title="Что пишет читатель">
      <Card className={desk.card}>
        <p className={desk.text}>{text}</p>
        {document !== null && (
          <p>
            <a
              href={api.url('GET /dispute/{dispute_id}/document', { params: { dispute_id } })}
              download
              className={linkClassName()}
            >
              {document.file_name}
            </a>{' '}
            <span className={desk.soft}>{sizeWords(document)}</span>
          </p>
        )}
      </Card>
    </ReportSection>
  );
}

const typeWords = { 'application/pdf': 'PDF', 'application/xml': 'XML', 'image/png': 'изображение' } as const;

const sizeWords = ({ bytes, content_type: type }: NonNullable<Dispute['document']>): string =>
  `${typeWords[type]}, ${Math.max(1, Math.round(bytes / 1024)).toLocaleString('ru-RU')}\u00A0КБ`;

function NewAnswer({ dispute }: { readonly dispute: Dispute }) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  // Also after a refusal: another member of the staff may have been faster.
  const { run, refusal, isBusy } = useChanges(() => queryClient.invalidateQueries({ queryKey: disputesKey }));
  return (
    <ReportSection id="answer" title="Ответ">
      <FailureNote text={refusal} />
      <Card className={desk.card}>
        <AnswerForm
          key={dispute.finding_now === null ? 'gone' : 'said'}
          dispute={dispute}
          isBusy={isBusy}
          onAnswer={(body) =>
            void run(async () => {
              const params = { dispute_id: dispute.dispute_id };
              const answered = await api.call('PUT /admin/disputes/{dispute_id}/answer', { params, body });
              queryClient.setQueryData(disputeQuery(api, dispute.dispute_id).queryKey, answered);
            })
          }
        />
      </Card>
    </ReportSection>
  );
}

function GivenAnswer({ dispute: { answer, outcome, answered_at: at } }: { readonly dispute: Dispute }) {
  if (answer === null || outcome === null || at === null) return null;
  return (
    <ReportSection id="answer" title="Ответ">
      <Card className={desk.card}>
        <p className={desk.row}>
          <Badge>{outcomeWords[outcome]}</Badge>
          {answer.correction !== null && outcome === 'money_back' && <Badge>{outcomeWords.corrected}</Badge>}
        </p>
        <p className={desk.text}>{typeset(answer.text)}</p>
        <p className={desk.soft}>
          {[answer.answered_by, momentWords(at)].filter(Boolean).join(', ')}. Читателю ушло письмо.
        </p>
      </Card>
    </ReportSection>
  );
}
