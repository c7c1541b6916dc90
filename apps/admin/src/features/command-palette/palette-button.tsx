import { usePlatform } from '@proverka/shell-sdk/platform';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { SearchIcon } from '@proverka/ui-kit/icon';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { CommandPalette } from './command-palette.tsx';
import styles from './command-palette.module.css';
import { keepTyping } from './keep-typing.ts';

/** Opens the palette, also by Ctrl K and ⌘ K, whatever the layout of the keyboard. */
export function PaletteButton() {
  const open = usePalette();
  // Before anything else can know of the button: keys pressed while the page was loading come as soon as it is there.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK')
        return;
      // Browsers would lead to their address bar.
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<SearchIcon />}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={open}
    >
      Найти
      <kbd className={styles.keys}>Ctrl K</kbd>
    </Button>
  );
}

/** One palette at a time; leaving it by a choice goes to a page. */
function usePalette(): () => void {
  const { dialogs } = usePlatform();
  const navigate = useNavigate();
  const close = useRef<(() => void) | null>(null);
  return useCallback(() => {
    if (close.current !== null) return;
    const typing = keepTyping(document, () => close.current?.());
    const onClosed = () => {
      typing.take();
      close.current = null;
    };
    close.current = dialogs.open({ title: 'Найти', size: 'sm', onClosed }, (leave) => (
      <CommandPalette
        takeTyped={typing.take}
        onChoose={(path) => {
          leave();
          void navigate(path);
        }}
      />
    ));
  }, [dialogs, navigate]);
}
