import { ChartFigure } from '@proverka/charts/chart-figure';
import type { Finding } from '@proverka/contract/finding';
import type { Subject } from '@proverka/contract/subject';
import { allDamage } from '@proverka/findings/pictures/all-damage';
import { loanPictures } from '@proverka/findings/pictures/loan-pictures';
import { drawPicture, type ReportPicture } from '@proverka/findings/pictures/report-picture';
import { reportPictures } from '@proverka/findings/pictures/report-pictures';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';
import { DamagePicture } from '../damage/damage-picture.tsx';
import { Fold } from '../fold/fold.tsx';
import { ReportRemark } from '../report-section/report-section.tsx';
import styles from './report-pictures.module.css';

interface ReportPicturesProps {
  readonly subject: Subject | undefined;
  readonly findings: readonly Finding[];
}

/** How many pictures are open from the start: the others show what they come to. */
const firstOpen = 2;

/** A picture, or several of a kind, with the line it folds to. */
interface Folded {
  readonly key: string;
  readonly title: string;
  readonly result: string;
  readonly content: ReactNode;
}

export const hasPictures = ({ subject, findings }: ReportPicturesProps): boolean =>
  foldedPictures({ subject, findings }).length > 0;

/** The pictures of a report, each with its table; they fold, and their result stands in the heading. See `hasPictures`. */
export function ReportPictures(props: ReportPicturesProps) {
  return (
    <div className={styles.pictures}>
      {foldedPictures(props).map(({ key, title, result, content }, place) => (
        <div key={key} className={styles.picture}>
          <Fold
            isOpen={place < firstOpen}
            head={
              <>
                <h3 className={styles.title}>{title}</h3>
                {result !== '' && <span className={styles.result}>{typeset(result)}</span>}
              </>
            }
          >
            <div className={styles.body}>{content}</div>
          </Fold>
        </div>
      ))}
    </div>
  );
}

const foldedPictures = ({ subject, findings }: ReportPicturesProps): Folded[] => [
  ...reportPictures(subject, findings).map(onePicture),
  ...loans(findings),
  ...damage(findings),
];

const onePicture = (picture: ReportPicture): Folded => ({
  key: picture.key,
  title: picture.title,
  result: picture.result,
  content: (
    <>
      {picture.subtitle !== '' && <p className={styles.subtitle}>{typeset(picture.subtitle)}</p>}
      <ChartFigure hideTitle frame="none" title={picture.title} drawing={drawPicture(picture)} />
    </>
  ),
});

function loans(findings: readonly Finding[]): Folded[] {
  const { pictures, note } = loanPictures(findings);
  if (pictures.length === 0) return [];
  return [
    {
      key: 'loans',
      title: 'Платежи по месяцам',
      result: counted(pictures.length, 'кредит', 'кредита', 'кредитов'),
      content: (
        <>
          {note !== '' && <ReportRemark>{note}</ReportRemark>}
          <div className={styles.loans}>
            {pictures.map((picture) => (
              <ChartFigure key={picture.key} title={picture.title} drawing={drawPicture(picture)} />
            ))}
          </div>
        </>
      ),
    },
  ];
}

function damage(findings: readonly Finding[]): Folded[] {
  const places = allDamage(findings);
  return places.length === 0
    ? []
    : [
        {
          key: 'damage',
          title: 'Повреждения во всех авариях',
          result: counted(places.length, 'место', 'места', 'мест'),
          content: <DamagePicture damage={places} />,
        },
      ];
}
