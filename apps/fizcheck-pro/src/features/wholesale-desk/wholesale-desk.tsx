import { BatchesList } from './batches-list.tsx';
import { UploadForm } from './upload-form.tsx';
import styles from './desk.module.css';

/** For who is signed in: a new list, and those there are. */
export function WholesaleDesk() {
  return (
    <div className={styles.desk}>
      <UploadForm />
      <BatchesList />
    </div>
  );
}
