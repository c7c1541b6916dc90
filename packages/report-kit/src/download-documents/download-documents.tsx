import type { Report, ReportTask } from '@proverka/contract/report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { ButtonLink } from '@proverka/ui-kit/button';
import { DownloadIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';

type Part = Pick<Report, 'order_item_id' | 'tasks'>;
type FileType = NonNullable<ReportTask['files']>[number];

const typeWords: Readonly<Record<FileType, string>> = { xml: 'XML', sig: 'Подпись' };

/** Links to the documents as their sources sent them, each with its signature where one came. */
export function DownloadDocuments({ report }: { readonly report: Part }) {
  const { api } = usePlatform();
  const documents = report.tasks.flatMap((task) => (task.files ?? []).map((type) => ({ task, type })));
  const isOne = new Set(documents.map(({ task }) => task.task_id)).size < 2;
  return documents.map(({ task, type }) => (
    <ButtonLink
      key={`${task.task_id}${type}`}
      variant="quiet"
      icon={<DownloadIcon />}
      href={api.url('GET /download', {
        query: { orderID: report.order_item_id, fileType: type, taskID: task.task_id },
      })}
      download
    >
      {typeset(isOne ? typeWords[type] : `${typeWords[type]}: ${task.title}`)}
    </ButtonLink>
  ));
}
