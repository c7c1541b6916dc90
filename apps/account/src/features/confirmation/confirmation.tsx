import type { ApiReply } from '@proverka/contract/api';
import { Facts } from '@proverka/report-kit/facts';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Banner } from '@proverka/ui-kit/banner';
import { linkClassName } from '@proverka/ui-kit/link-look';
import styles from './confirmation.module.css';

interface ConfirmationProps {
  readonly confirmation: ApiReply<'GET /confirm/{number}'>;
}

/** For the holder of a printed report: that it was issued here, and what to compare; none of its contents. */
export function Confirmation({
  confirmation: { number, product_name_ru, completed_at, hash },
}: ConfirmationProps) {
  const { brand } = usePlatform();
  return (
    <>
      <h1>
        Отчёт <span className={styles.number}>№ {number}</span>
      </h1>
      <Banner tone="clear" title="Отчёт выпущен нашим сервисом">
        <p>
          {typeset('Сравните с бумагой номер, время и контрольную сумму. Всё совпадает — отчёт подлинный.')}
        </p>
      </Banner>
      <Facts
        facts={[
          { title: 'Номер', value: number },
          { title: 'Услуга', value: typeset(product_name_ru) },
          { title: 'Завершён', value: momentWords(completed_at) },
          { title: 'Контрольная сумма (SHA-256)', value: <span className={styles.hash}>{hash}</span> },
        ]}
      />
      <section className={styles.text}>
        <h2>Что это подтверждает</h2>
        <ul className={styles.list}>
          <li>{typeset('Отчёт с этим номером составили мы в указанное время.')}</li>
          <li>
            {typeset('Если контрольная сумма на бумаге та же, содержание отчёта с тех пор не менялось.')}
          </li>
        </ul>
      </section>
      <section className={styles.text}>
        <h2>Чего это не подтверждает</h2>
        <ul className={styles.list}>
          <li>{typeset('Что сведения верны сегодня: отчёт говорит о дне, на который получены данные.')}</li>
          <li>{typeset('Бумагу, на которой номер, время или сумма другие: её изменили.')}</li>
          <li>{typeset('О каком объекте или человеке отчёт: это видно только заказчику.')}</li>
        </ul>
      </section>
      <p className={styles.note}>
        {typeset('Не совпадает? Напишите нам:')}{' '}
        <a href={`mailto:${brand.supportEmail}`} className={linkClassName()}>
          {brand.supportEmail}
        </a>
      </p>
    </>
  );
}
