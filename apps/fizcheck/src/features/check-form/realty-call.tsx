import { usePlatform } from '@proverka/shell-sdk/platform';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import styles from './realty-call.module.css';

/**
 * Real estate is checked on the brand's other site: a link to it, or a message where there is none. Native elements, because it
 * is also on a main page.
 */
export function RealtyCall() {
  const { settings } = usePlatform();
  const site = settings.realEstateSiteUrl;
  return (
    <div className={styles.call}>
      <h2 className={styles.title}>Проверить квартиру, дом или участок</h2>
      {site === undefined ? (
        <p>
          Недвижимость проверяется на&nbsp;отдельном сайте, но&nbsp;перейти на&nbsp;него отсюда сейчас нельзя.
        </p>
      ) : (
        <>
          <p>
            Объекты ищутся на&nbsp;нашем сайте о&nbsp;недвижимости: по&nbsp;кадастровому номеру
            или&nbsp;адресу. Поиск бесплатный.
          </p>
          <a href={site} className={buttonClassName({ size: 'large', wide: true })}>
            Найти объект
          </a>
        </>
      )}
    </div>
  );
}
