import type { ReactNode } from 'react';

export type ToastTone = 'info' | 'clear' | 'attention' | 'danger';

export type ToastMessage = {
  title: ReactNode;
  text?: ReactNode;
  tone?: ToastTone;
  action?: { label: string; onAction: () => void };
};

export type Toaster = {
  show: (message: ToastMessage) => void;
  /** Called by the component that shows them; messages sent earlier are delivered at once. */
  listen: (listener: (message: ToastMessage) => void) => () => void;
};

/** One per page, created by the shell: it can be called long before the code that shows messages has loaded. */
export function createToaster(): Toaster {
  const waiting: ToastMessage[] = [];
  const listeners = new Set<(message: ToastMessage) => void>();
  return {
    show(message) {
      if (listeners.size === 0) waiting.push(message);
      for (const listener of listeners) listener(message);
    },
    listen(listener) {
      listeners.add(listener);
      for (const message of waiting.splice(0)) listener(message);
      return () => void listeners.delete(listener);
    },
  };
}
