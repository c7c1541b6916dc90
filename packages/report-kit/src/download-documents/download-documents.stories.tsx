import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { finishedReport } from '../example-reports.ts';
import { DownloadDocuments } from './download-documents.tsx';

const meta = preview.meta({
  title: 'Report/Download documents',
  component: DownloadDocuments,
  decorators: [onStage],
});

const report = finishedReport('clear');
const [first, second, ...others] = report.tasks;
const withFiles = (files: readonly ('xml' | 'sig')[], both = false) => ({
  ...report,
  tasks: [
    ...(first === undefined ? [] : [{ ...first, files: [...files] }]),
    ...(second === undefined ? [] : [both ? { ...second, files: [...files] } : second]),
    ...others,
  ],
});

export const All = meta.story(() => (
  <States>
    <State name="документ с подписью">
      <DownloadDocuments report={withFiles(['xml', 'sig'])} />
    </State>
    <State name="документ без подписи">
      <DownloadDocuments report={withFiles(['xml'])} />
    </State>
    <State name="два документа">
      <DownloadDocuments report={withFiles(['xml', 'sig'], true)} />
    </State>
  </States>
));
