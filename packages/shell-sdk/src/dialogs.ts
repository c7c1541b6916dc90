import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type DialogSize = 'xl' | 'lg' | 'mdl' | 'md' | 'md-670' | 'sm' | 'xs';

export interface DialogOptions {
  /** Heading, and the accessible name of the dialog. */
  readonly title: string;
  /** Shown under the heading: a balance, a count. */
  readonly subtitle?: string;
  readonly size?: DialogSize;
  /** `side` slides in from the right, at most 400 px wide, 480 when a size is given: signing in, menus. */
  readonly place?: 'centre' | 'side';
  /** A click outside does not close it. */
  readonly keepOnOutsideClick?: boolean;
  /** A long text: arrow keys scroll it. */
  readonly isLongText?: boolean;
  /** Called once, however the dialog is closed. */
  readonly onClosed?: () => void;
}

export interface OpenDialog extends DialogOptions {
  readonly key: number;
  readonly render: (close: () => void) => ReactNode;
}

export interface Dialogs {
  readonly stack: StoreApi<readonly OpenDialog[]>;
  /** Opens a dialog on top and returns its close function. */
  readonly open: (options: DialogOptions, render: (close: () => void) => ReactNode) => () => void;
  readonly close: (key: number) => void;
}

export function createDialogs(): Dialogs {
  const stack = createStore<readonly OpenDialog[]>(() => []);
  let lastKey = 0;
  const close = (key: number) => {
    const dialog = stack.getState().find((candidate) => candidate.key === key);
    if (!dialog) return;
    stack.setState(
      stack.getState().filter((candidate) => candidate !== dialog),
      true,
    );
    dialog.onClosed?.();
  };
  return {
    stack,
    close,
    open: (options, render) => {
      lastKey += 1;
      const key = lastKey;
      stack.setState([...stack.getState(), { ...options, key, render }], true);
      return () => close(key);
    },
  };
}
