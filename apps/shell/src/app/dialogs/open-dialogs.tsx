import { usePlatform } from '@proverka/shell-sdk/platform';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand/react';
import { createBackButton, type BackButton } from './back-button.ts';
import { OpenDialogView } from './open-dialog-view.tsx';
import { createPageLock } from './page-lock.ts';

/**
 * The dialog stack (specification, section 2): Escape, a click outside and a phone's back button close the top dialog; the
 * page behind does not scroll until 320 ms after the last one closed; the focus returns to the opener.
 */
export function OpenDialogs() {
  const { dialogs } = usePlatform();
  const stack = useStore(dialogs.stack);
  const isOpen = stack.length > 0;
  useStillPage(isOpen);
  useFocusReturn(isOpen);
  useBackButton(isOpen, () => {
    const top = dialogs.stack.getState().at(-1);
    if (top) dialogs.close(top.key);
    return dialogs.stack.getState().length > 0;
  });
  return stack.map((dialog) => (
    <OpenDialogView key={dialog.key} dialog={dialog} onClose={() => dialogs.close(dialog.key)} />
  ));
}

function useStillPage(isOpen: boolean): void {
  const lock = useRef<ReturnType<typeof createPageLock> | null>(null);
  useEffect(() => {
    lock.current ??= createPageLock(document.documentElement);
    if (!isOpen) return undefined;
    const { current } = lock;
    current.opened();
    return () => current.closed();
  }, [isOpen]);
}

/** A dialog returns the focus to its opener, unless that was in another dialog and is gone by now. */
function useFocusReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [isOpen]);
}

function useBackButton(isOpen: boolean, closeTop: () => boolean): void {
  const { key } = useLocation();
  const lastKey = useRef(key);
  const button = useRef<BackButton | null>(null);
  const close = useRef(closeTop);
  useEffect(() => {
    close.current = closeTop;
  });
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return undefined;
    const created = createBackButton(window, () => close.current());
    button.current = created;
    return created.dispose;
  }, []);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    button.current?.moved();
  }, [key]);
  useEffect(() => {
    if (!isOpen) return undefined;
    button.current?.opened();
    return () => button.current?.closed();
  }, [isOpen]);
}
