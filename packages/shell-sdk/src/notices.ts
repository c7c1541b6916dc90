export type NoticeTone = 'info' | 'clear' | 'attention' | 'danger';

/** Toasts; each stays 4000 ms (specification, section 9). */
export interface Notices {
  readonly show: (tone: NoticeTone, text: string) => void;
}
