import type { DeskView } from '@proverka/contract/desk-view';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { typeset } from '@proverka/words/typeset';
import { NotLoaded } from '../controls/not-loaded.tsx';
import styles from './list-tools.module.css';
import { SaveView } from './save-view.tsx';
import type { DeskViews, ViewContent } from './use-desk-views.ts';
import { ViewRow } from './view-row.tsx';

interface ViewChoiceProps {
  readonly views: DeskViews;
  /** What is seen now. */
  readonly content: ViewContent;
  readonly onOpen: (view: DeskView) => void;
}

/** Saved views of a list: the reader's own first, then those of colleagues that are shared. */
export function ViewChoice({ views, content, onOpen }: ViewChoiceProps) {
  const { query, refusal } = views;
  if (query.data === undefined) return <NotLoaded what="виды" lines={2} query={query} />;
  return (
    <div className={styles.views}>
      {query.data.views.length === 0 ? (
        <p className={styles.soft}>
          {typeset(
            'Сохранённых видов нет. Вид помнит фильтры, порядок и столбцы; имён и адресов людей в нём нет.',
          )}
        </p>
      ) : (
        <ul className={styles.viewList} aria-label="Сохранённые виды">
          {query.data.views.map((view) => (
            <li key={view.view_id}>
              <ViewRow {...{ view, views, content, onOpen }} />
            </li>
          ))}
        </ul>
      )}
      <FailureNote text={refusal} />
      <SaveView views={views} content={content} />
    </div>
  );
}
