import { Refused, unreachable } from '@proverka/api-client/refused';
import preview from '@proverka/ui-kit/stories/preview';
import styles from './batch.module.css';
import { PaperOffer } from './paper-button.tsx';

const meta = preview.meta({
  title: 'Pro/Papers of a list',
  component: PaperOffer,
  decorators: [
    (Story) => (
      <div className={styles.tools}>
        <Story />
      </div>
    ),
  ],
});

const zip = { format: 'ZIP', label: 'Все отчёты ZIP', onTake: () => undefined };
const pdf = { format: 'PDF', label: 'Все отчёты одним PDF', onTake: () => undefined };
const refusal = (status: number, code: 'too_many_requests' | 'batch_has_no_reports', title: string) =>
  new Refused({ type: 'about:blank', title, status, code, requestId: '' });

export const Zip = meta.story({ args: { ...zip, isWaiting: false, refused: null } });
export const ZipWaiting = meta.story({ args: { ...zip, isWaiting: true, refused: null } });
export const ZipRefused = meta.story({
  args: { ...zip, isWaiting: false, refused: refusal(409, 'batch_has_no_reports', 'Готовых отчётов нет') },
});
export const PdfWaiting = meta.story({ args: { ...pdf, isWaiting: true, refused: null } });
export const PdfRefused = meta.story({
  args: { ...pdf, isWaiting: false, refused: refusal(429, 'too_many_requests', 'Слишком много запросов') },
});
export const PdfUnreachable = meta.story({
  args: { ...pdf, isWaiting: false, refused: new Refused(unreachable) },
});
