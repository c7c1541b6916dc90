import { ChartFigure } from '@proverka/charts/chart-figure';
import { drawPicture, type ReportPicture } from '@proverka/findings/pictures/report-picture';
import { typeset } from '@proverka/words/typeset';
import { Fold } from '../fold/fold.tsx';
import styles from './report-pictures.module.css';

/** How many pictures are open from the start: the others show what they come to. */
const firstOpen = 2;

/** The pictures of a report, each with its table; they fold, and their result stands in the heading. */
export function ReportPictures({ pictures }: { readonly pictures: readonly ReportPicture[] }) {
  return (
    <div className={styles.pictures}>
      {pictures.map((picture, place) => (
        <div key={picture.key} className={styles.picture}>
          <Fold
            isOpen={place < firstOpen}
            head={
              <>
                <h3 className={styles.title}>{picture.title}</h3>
                {picture.result !== '' && <span className={styles.result}>{typeset(picture.result)}</span>}
              </>
            }
          >
            <div className={styles.body}>
              {picture.subtitle !== '' && <p className={styles.subtitle}>{typeset(picture.subtitle)}</p>}
              <ChartFigure hideTitle frame="none" title={picture.title} drawing={drawPicture(picture)} />
            </div>
          </Fold>
        </div>
      ))}
    </div>
  );
}
