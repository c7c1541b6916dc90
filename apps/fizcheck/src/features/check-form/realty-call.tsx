import { usePlatform } from '@proverka/shell-sdk/platform';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { typeset } from '@proverka/ui-kit/typeset';
import styles from './form-card.module.css';

/** Real estate is checked on the brand's other site: the way there, or the truth where there is none. */
export function RealtyCall() {
  const { settings } = usePlatform();
  const site = settings.realEstateSiteUrl;
  return (
    <Card>
      <div className={styles.form}>
        <h2 className={styles.title}>Проверить квартиру, дом или участок</h2>
        <p>
          {typeset(
            site === undefined
              ? 'Недвижимость проверяется на отдельном сайте, сейчас он недоступен отсюда. Загляните позже.'
              : 'Недвижимость проверяется на нашем отдельном сайте: найдите объект по кадастровому номеру или адресу, поиск бесплатный.',
          )}
        </p>
        {site !== undefined && (
          <a href={site} className={buttonClassName({ size: 'large', wide: true })}>
            Найти объект
          </a>
        )}
      </div>
    </Card>
  );
}
