import type { ExtractOf } from '@proverka/contract/extract';
import { Facts } from '@proverka/report-kit/facts';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';
import { Card } from '@proverka/ui-kit/card';
import { joined } from '@proverka/words/joined';
import styles from './notice-section.module.css';

type Notice = ExtractOf<'absence_notice' | 'refusal_notice'>;

interface NoticeSectionProps {
  readonly id: string;
  readonly extract: Notice;
  readonly source: string;
}

interface Answer {
  readonly title: string;
  /** What the register answered, in one sentence. */
  readonly lead: string;
  /** What that means and does not mean, and the next step. */
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

/** A notice of absence or a refusal is an answer: said first in a sentence, then as the document puts it. */
export function NoticeSection({ id, extract, source }: NoticeSectionProps) {
  const { title, lead, meaning } = answers[extract.kind];
  return (
    <ReportSection id={id} title={title} source={source}>
      <Card tone="sunken" className={styles.answer}>
        <p className={styles.lead}>{typeset(lead)}</p>
        <ReportRemark>{typeset(meaning)}</ReportRemark>
      </Card>
      <Facts facts={factsOf(extract)} />
    </ReportSection>
  );
}

function factsOf({ notice, title }: Notice) {
  const rows: [string, string | undefined][] = [
    ['Документ', title],
    ['Запрошено', notice.requestedInformation],
    ['О чём', notice.requestContent],
    ['Правообладатель в запросе', notice.holder],
    ['Причина', notice.reasons],
    ['Судебные споры', notice.litigations],
    ...notice.claims.map(({ action, text }): [string, string] => [
      'Заявление на рассмотрении',
      joined([action, text]),
    ]),
  ];
  return rows.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [{ title: name, value: typeset(value) }],
  );
}
