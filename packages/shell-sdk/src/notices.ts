import { createStore, type StoreApi } from 'zustand/vanilla';

export type NoticeTone = 'success' | 'danger' | 'info';

export interface Notice {
  readonly key: number;
  readonly tone: NoticeTone;
  readonly text: string;
}

/** Specification, section 9: a notification stays 4000 ms. */
export const noticeMilliseconds = 4000;

export interface Notices {
  readonly list: StoreApi<readonly Notice[]>;
  readonly show: (tone: NoticeTone, text: string) => void;
  readonly dismiss: (key: number) => void;
}

export function createNotices(): Notices {
  const list = createStore<readonly Notice[]>(() => []);
  let lastKey = 0;
  return {
    list,
    show: (tone, text) => {
      lastKey += 1;
      list.setState([...list.getState(), { key: lastKey, tone, text }], true);
    },
    dismiss: (key) => {
      list.setState(
        list.getState().filter((notice) => notice.key !== key),
        true,
      );
    },
  };
}
