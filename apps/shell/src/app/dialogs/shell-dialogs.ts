import { createDialogs, type DialogOptions, type Dialogs } from '@proverka/shell-sdk/dialogs';

/**
 * A dialog is shown some time after the press that opens it, on a slow phone late enough for a second press: that one opens nothing. A
 * question whose end somebody waits for is asked each time.
 */
export function createShellDialogs(): Dialogs {
  const dialogs = createDialogs();
  return {
    ...dialogs,
    open: (options, render) => {
      const top = dialogs.stack.getState().at(-1);
      if (!top || options.onClosed || !isSame(top, options)) return dialogs.open(options, render);
      return () => dialogs.close(top.key);
    },
  };
}

const isSame = (open: DialogOptions, wanted: DialogOptions): boolean =>
  (['title', 'subtitle', 'place', 'size'] as const).every((name) => open[name] === wanted[name]);
