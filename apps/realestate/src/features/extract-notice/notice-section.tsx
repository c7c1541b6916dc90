import type { ExtractOf } from '@proverka/contract/extract';
import { Facts } from '@proverka/report-kit/facts';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';
import { Card } from '@proverka/ui-kit/card';
import { noticeAnswers, noticeFacts } from '@proverka/extract/facts/notice-facts.domain';
import { setFact } from '../../content/set-fact.ts';
import styles from './notice-section.module.css';

type Notice = ExtractOf<'absence_notice' | 'refusal_notice'>;

interface NoticeSectionProps {
  readonly id: string;
  readonly extract: Notice;
  readonly source: string;
}

/** A notice of absence or a refusal is an answer: first one sentence, then the document's own text. */
export function NoticeSection({ id, extract, source }: NoticeSectionProps) {
  const { title, lead, meaning } = noticeAnswers[extract.kind];
  return (
    <ReportSection id={id} title={title} source={source}>
      <Card tone="sunken" className={styles.answer}>
        <p className={styles.lead}>{typeset(lead)}</p>
        <ReportRemark>{typeset(meaning)}</ReportRemark>
      </Card>
      <Facts facts={noticeFacts(extract).map(setFact)} />
    </ReportSection>
  );
}
