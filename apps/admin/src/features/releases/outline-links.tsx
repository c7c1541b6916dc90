import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Link } from '@proverka/ui-kit/link';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import styles from './releases.module.css';

interface OutlineLink {
  readonly host: string;
  readonly url: string;
}

/** Links that show in this browser who serves which part of a page. */
export function OutlineLinks() {
  const { api } = usePlatform();
  const { isBusy, refusal, run } = useChanges();
  const [links, setLinks] = useState<readonly OutlineLink[]>([]);
  const ask = () =>
    run(async () => {
      setLinks((await api.call('POST /admin/releases/outline', {})).links);
    });
  return (
    <div className={desk.section}>
      <p className={desk.soft}>
        Открытый по ссылке сайт обводит свои части и подписывает, какой микрофронтенд и какая версия их
        отдаёт. Видно только в этом браузере, восемь часов или пока контуры не убраны.
      </p>
      <FailureNote text={refusal} />
      <div className={desk.row}>
        <Button size="small" variant="secondary" busy={isBusy} onClick={() => void ask()}>
          {links.length === 0 ? 'Получить ссылки' : 'Получить новые ссылки'}
        </Button>
      </div>
      {links.length > 0 && (
        <ul className={styles.links} aria-label="Ссылки на десять минут">
          {links.map(({ host, url }) => (
            <li key={url}>
              <Link href={url} external>
                {host === '' ? 'Рабочее место' : host}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
