import { exportsQuery } from '@proverka/api-client/person';
import { refusalMessage } from '@proverka/api-client/refused';
import type { DataExport as Export } from '@proverka/contract/personal-data';
import { momentWords } from '@proverka/words/moments';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { DownloadIcon } from '@proverka/ui-kit/icon';
import { useState } from 'react';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import styles from '../../page-parts/section.module.css';

const LOOK_AGAIN_MS = 3000;

function useExportRequest() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const request = async (): Promise<void> => {
    setIsBusy(true);
    setFailure('');
    try {
      await api.call('POST /person/export', {});
      await queryClient.invalidateQueries(exportsQuery(api));
    } catch (error) {
      setFailure(refusalMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { request, isBusy, failure };
}

/** All personal data of the user as a file (152-FZ, article 14). */
export function DataExport() {
  const { api } = usePlatform();
  const { request, isBusy, failure } = useExportRequest();
  const query = useQuery({
    ...exportsQuery(api),
    refetchInterval: ({ state }) =>
      state.data?.exports.some(({ status }) => status === 'preparing') ? LOOK_AGAIN_MS : false,
  });
  return (
    <Section
      title="Выгрузка данных"
      note="Архив со всем, что мы храним о вас: данные аккаунта, заказы, операции, согласия. Ссылка придёт на почту и действует 24 часа."
    >
      <FailureNote text={failure} />
      <Loaded query={query} what="список выгрузок" lines={2}>
        {({ exports }) => (
          <>
            {exports.length > 0 && (
              <ul className={styles.list} aria-label="Выгрузки">
                {exports.map((one) => (
                  <ExportLine key={one.export_id} one={one} />
                ))}
              </ul>
            )}
            <div className={styles.actions}>
              <Button
                variant="secondary"
                busy={isBusy || exports.some(({ status }) => status === 'preparing')}
                onClick={() => void request()}
              >
                Запросить выгрузку
              </Button>
            </div>
          </>
        )}
      </Loaded>
    </Section>
  );
}

function ExportLine({ one }: { readonly one: Export }) {
  const { api } = usePlatform();
  const { export_id, status, requested_date } = one;
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p>Запрошена {momentWords(requested_date)}</p>
        <output className={styles.soft}>{stateWords(one)}</output>
      </div>
      {status === 'ready' && (
        <a
          href={api.url('GET /person/export/{export_id}', { params: { export_id } })}
          download
          className={buttonClassName({ variant: 'secondary' })}
        >
          <DownloadIcon />
          Скачать ZIP
        </a>
      )}
    </li>
  );
}

function stateWords({ status, expires_date: expires }: Export): string {
  if (status === 'preparing') return 'Готовится';
  if (status === 'expired' || expires === null) return 'Срок истёк, файл удалён';
  return `Готова, доступна до ${momentWords(expires)}`;
}
