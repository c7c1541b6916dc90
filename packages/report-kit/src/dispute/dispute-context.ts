import type { Finding } from '@proverka/contract/finding';
import { createContext } from 'react';

/** Lets the reader say what is wrong with a finding of the report on the page. */
export interface OpenDispute {
  /** `onSent` runs when the dialog is gone and a dispute was opened. */
  readonly open: (finding: Finding, onSent: () => void) => void;
}

/** null where nothing can be disputed: samples, previews, screens of the staff. */
export const DisputeContext = createContext<OpenDispute | null>(null);
