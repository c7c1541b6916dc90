import type { ItemFile } from '@proverka/contract/order-tasks';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { ButtonLink } from '@proverka/ui-kit/button';
import { DownloadIcon } from '@proverka/ui-kit/icon';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { actTold } from './act-words.domain.ts';
import { filesQuery } from './order-queries.ts';
import { useGrants } from './use-order-acts.ts';

const typeWords: Readonly<Record<ItemFile['file_type'], string>> = {
  xml: 'XML',
  sig: 'Подпись',
  pdf: 'PDF',
};

interface ItemFilesProps {
  readonly orderId: string;
  readonly itemId: string;
}

/** The files of an item, and who of the staff has read one; they open with the grant `reports` only. */
export function ItemFiles({ orderId, itemId }: ItemFilesProps) {
  const { api } = usePlatform();
  const mayRead = useGrants().includes('reports');
  const query = useQuery(filesQuery(api, orderId, itemId));
  const { data } = query;
  if (data === undefined) return <NotLoaded what="файлы" lines={1} query={query} />;
  if (data.files.length === 0) return <p className={desk.soft}>Файлов пока нет</p>;
  return (
    <div className={desk.section}>
      <ul className={desk.row}>
        {data.files.map((file) => (
          <li key={`${file.task_id ?? ''}${file.file_type}`}>
            <FileLink {...{ itemId, file, mayRead }} />
          </li>
        ))}
      </ul>
      {!mayRead && <p className={desk.soft}>Открыть файлы может сотрудник с правом на отчёты</p>}
      {data.reads.map(({ at, by, event }) => (
        <p key={`${at} ${by} ${event}`} className={desk.soft}>
          {typeset(`${actTold(event)}: ${by}, `)}
          {momentWords(at)}
        </p>
      ))}
    </div>
  );
}

interface FileLinkProps {
  readonly itemId: string;
  readonly file: ItemFile;
  readonly mayRead: boolean;
}

function FileLink({ itemId, file, mayRead }: FileLinkProps) {
  const { api } = usePlatform();
  const words = typeset(`${typeWords[file.file_type]}: ${file.title}`);
  if (!mayRead) return <span>{words}</span>;
  const { file_type: fileType, task_id: taskID } = file;
  const query = { orderID: itemId, fileType, ...(taskID !== null && { taskID }) };
  return (
    <ButtonLink
      size="small"
      variant="secondary"
      icon={<DownloadIcon />}
      href={api.url('GET /download', { query })}
      download
    >
      {words}
    </ButtonLink>
  );
}
