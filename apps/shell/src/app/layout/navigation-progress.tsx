import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A progress line at the top while the next page's code and data load. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <output className={styles.place}>
      {state !== 'idle' && (
        <>
          <span className={styles.line} aria-hidden="true" />
          <VisuallyHidden>Загружаем страницу…</VisuallyHidden>
        </>
      )}
    </output>
  );
}
