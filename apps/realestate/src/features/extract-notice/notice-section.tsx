import type { ExtractOf } from '@proverka/contract/extract';
import { Facts } from '@proverka/report-kit/facts';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';
import { Card } from '@proverka/ui-kit/card';
import { noticeFacts } from '@proverka/extract/facts/notice-facts.domain';
import { setFact } from '../../content/set-fact.ts';
import styles from './notice-section.module.css';

type Notice = ExtractOf<'absence_notice' | 'refusal_notice'>;

interface NoticeSectionProps {
  readonly id: string;
  readonly extract: Notice;
  readonly source: string;
}

interface Answer {
  readonly title: string;
  /** The register's answer in one sentence. */
  readonly lead: string;
  /** What the answer means and does not mean, and the next step. */
  readonly meaning: string;
}

const answers: Readonly<Record<Notice['kind'], Answer>> = {
  absence_notice: {
    title: 'Ответ Росреестра: сведений нет',
    lead: 'Росреестр проверил запрос и ответил: в ЕГРН таких сведений нет.',
    meaning:
      'Проверьте номер и адрес. Если они верны, объект или право на него не зарегистрированы. Это не значит, что объекта не существует: права, возникшие до 1998 года, могут быть не внесены в реестр.',
  },
  refusal_notice: {
    title: 'Ответ Росреестра: отказ',
    lead: 'Росреестр отказал в сведениях.',
    meaning:
      'Отказ не говорит об объекте ни хорошего, ни плохого: он остался непроверенным. Причина отказа и документ названы ниже; такую выписку может заказать сам собственник.',
  },
};

/** A notice of absence or a refusal is an answer: first one sentence, then the document's own text. */
export function NoticeSection({ id, extract, source }: NoticeSectionProps) {
  const { title, lead, meaning } = answers[extract.kind];
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
