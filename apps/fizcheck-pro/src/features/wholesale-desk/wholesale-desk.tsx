import { BatchesList } from './batches-list.tsx';
import { UploadForm } from './upload-form.tsx';
import styles from './desk.module.css';

/** For signed-in visitors: a new list, and the existing ones. */
export function WholesaleDesk() {
  return (
    <div className={styles.desk}>
      <UploadForm />
      <BatchesList />
    </div>
  );
}
