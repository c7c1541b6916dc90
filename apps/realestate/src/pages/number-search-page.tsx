import type { PageHead } from '@proverka/shell-sdk/remote-module';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { ObjectSearchForm } from '../features/object-search/object-search-form.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import styles from './number-search-page.module.css';

const crumbs = [{ title: 'Проверка по номеру', path: '/kadastrovyj-nomer/' }];

export function head(): PageHead {
  return {
    crumbs,
    description:
      'Введите кадастровый номер квартиры, дома или участка: покажем адрес, площадь, статус в реестре и отчёты, которые можно заказать.',
  };
}

/** The search by cadastral number: a field and three sentences. */
export function Component() {
  return (
    <PageFrame
      crumbs={crumbs}
      title="Найти объект по кадастровому номеру"
      shortTitle="Поиск"
      lead="Введите номер целиком — с двоеточиями, пробелами или одними цифрами."
    >
      <div className={styles.body}>
        <ObjectSearchForm isNumberOnly />
        <ul className={styles.notes}>
          <li>
            {typeset(
              'Номер состоит из четырёх частей: 77:01:0001001:1024. Три части — это квартал, а не объект.',
            )}
          </li>
          <li>
            {typeset(
              'Он есть в выписке, договоре, налоговом уведомлении и личном кабинете на Госуслугах. Если номера нет, ищите ',
            )}
            <Link to="/" className={linkClassName()}>
              {typeset('по адресу')}
            </Link>
            .
          </li>
          <li>
            {typeset('Краткие сведения бесплатны; права и обременения — в выписке. ')}
            <Link to="/kadastrovyj-nomer/" className={linkClassName()}>
              Что узнать по номеру
            </Link>
          </li>
        </ul>
      </div>
    </PageFrame>
  );
}
