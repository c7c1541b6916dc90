import type { Target } from './find-target.ts';

/** A page of some browser, used by hand: pressed and typed into where the browser says the element is. */
export interface VisitorPage {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly address: () => Promise<string>;
  /** Also of the frame of the payment form, where `inFrame` says so. */
  readonly press: (target: Target, inFrame?: boolean) => Promise<void>;
  readonly type: (field: string, text: string, inFrame?: boolean) => Promise<void>;
  readonly has: (target: Target, inFrame?: boolean) => Promise<boolean>;
  readonly text: () => Promise<string>;
  /** Width and height of what a page may fill, as the page knows them. */
  readonly screen: () => Promise<readonly [number, number]>;
  readonly scrollTo: (top: number) => Promise<void>;
  /** Whether the shell has taken the page over: presses before would be lost. */
  readonly isReady: () => Promise<boolean>;
  readonly picture: (file: `${string}.png`) => Promise<void>;
}

/** In the page: whether it is taken over, which scripts of public pages wait for a first touch to do. */
export function touchUntilReady(): boolean {
  document.dispatchEvent(new Event('pointermove'));
  return document.documentElement.dataset['ready'] === 'true';
}

export interface VisitorBrowser {
  readonly name: string;
  /** As it calls itself. */
  readonly version: string;
  readonly page: VisitorPage;
  readonly close: () => Promise<void>;
}

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** The part of the address the payment form's frame has. */
export const paymentFrame = '/yookassa/pay/';
