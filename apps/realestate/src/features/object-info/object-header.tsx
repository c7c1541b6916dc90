import {
  isEndedStatus,
  objectArea,
  objectLevel,
  objectType,
  statusWords,
} from '@proverka/order-flow/object-words';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { Banner } from '@proverka/ui-kit/banner';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Skeleton } from '@proverka/ui-kit/skeleton';
import { typeset } from '@proverka/words/typeset';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { Crumbs } from '../../frame/crumbs.tsx';
import { objectCrumbs } from './object-crumbs.ts';
import styles from './object-header.module.css';
import type { ObjectView } from './use-object-info.ts';

interface ObjectHeaderProps {
  readonly object: ObjectView;
  readonly isDemo: boolean;
}

/** The object's identity, in the order in which a visitor verifies it. */
export function ObjectHeader({ object: { page, isInfoLoading }, isDemo }: ObjectHeaderProps) {
  const { Number: number, Address: address, Status: status } = page;
  return (
    <header className={styles.header}>
      <Crumbs crumbs={objectCrumbs} current={number || address} />
      {isDemo && (
        <Banner title="Это пример">
          <p>Объект вымышлен. Так выглядит страница настоящего: найдите свой на главной странице.</p>
        </Banner>
      )}
      <div className={styles.title}>
        {objectType(page) !== '' && <Badge>{objectType(page)}</Badge>}
        <h1 className={styles.address}>{typeset(address) || `Объект ${number}`}</h1>
      </div>
      <dl className={styles.facts}>
        {number !== '' && <Fact title="Кадастровый номер" value={number} />}
        <Fact title="Площадь" value={objectArea(page)} isLoading={isInfoLoading} />
        <Fact title="Этаж" value={objectLevel(page)} isLoading={isInfoLoading} />
        <Fact title="Статус в ЕГРН" value={statusWords(status)} />
      </dl>
      {isEndedStatus(status) && <EndedWarning status={status} />}
      {number === '' && <AddressOnly />}
    </header>
  );
}

interface FactProps {
  readonly title: string;
  readonly value: string;
  readonly isLoading?: boolean;
}

function Fact({ title, value, isLoading = false }: FactProps) {
  if (value === '' && !isLoading) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{title}</dt>
      <dd className={styles.value}>
        {value || (
          <>
            <Skeleton />
            <VisuallyHidden>загружается</VisuallyHidden>
          </>
        )}
      </dd>
    </div>
  );
}

function EndedWarning({ status }: { readonly status: string }) {
  return (
    <Banner
      tone="danger"
      title={
        status === 'Аннулирован' ? 'Сведения об объекте аннулированы' : 'Объект снят с кадастрового учёта'
      }
    >
      <p>
        {typeset(
          `Статус в ЕГРН: «${statusWords(status)}». Продать такой объект нельзя: его могли снести, разделить или объединить с другим, тогда у нового объекта другой номер. Попросите у продавца действующий номер. Выписка покажет, когда и почему запись закрыта.`,
        )}
      </p>
    </Banner>
  );
}

function AddressOnly() {
  return (
    <Banner
      tone="attention"
      title={typeset('По этому адресу объект в реестре не определён')}
      action={
        <Link to="/" className={buttonClassName({ variant: 'secondary', size: 'small' })}>
          Найти по номеру
        </Link>
      }
    >
      <p>
        {typeset(
          'Возможно, в ЕГРН адрес записан иначе или по нему несколько объектов. Надёжнее найти объект по кадастровому номеру: он есть в выписке, договоре и налоговом уведомлении. Отчёт можно заказать и по адресу; если Росреестр не определит по нему объект, деньги вернутся.',
        )}
      </p>
    </Banner>
  );
}
