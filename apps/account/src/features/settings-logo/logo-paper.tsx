import type { Logo } from '@proverka/contract/settings';
import { usePlatform } from '@proverka/shell-sdk/platform';
import styles from './logo.module.css';

/** A preview of a report's printed head. */
export function LogoPaper({ logo }: { readonly logo: Logo | undefined }) {
  const { api, brand } = usePlatform();
  return (
    <figure className={styles.paper}>
      {logo === undefined ? (
        <div className={styles.place}>Место для логотипа</div>
      ) : (
        <img
          className={styles.logo}
          src={api.url('GET /attachment/{attachment_id}', { params: { attachment_id: logo.attachment_id } })}
          alt={`Ваш логотип: ${logo.file_name}`}
          width={logo.width}
          height={logo.height}
        />
      )}
      <p className={styles.brand}>{brand.name}</p>
      <div className={styles.lines} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <figcaption className={styles.caption}>Так начинается отчёт</figcaption>
    </figure>
  );
}
