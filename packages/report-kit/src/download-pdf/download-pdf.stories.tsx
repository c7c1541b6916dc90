import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { finishedReport } from '../example-reports.ts';
import { DownloadPdf } from './download-pdf.tsx';

const meta = preview.meta({ title: 'Report/Download PDF', component: DownloadPdf, decorators: [onStage] });

export const All = meta.story(() => (
  <States>
    <State name="готов">
      <DownloadPdf report={finishedReport('clear')} />
    </State>
    <State name="ещё набирается">
      <DownloadPdf report={finishedReport('clear', { has_pdf: false })} />
    </State>
  </States>
));
