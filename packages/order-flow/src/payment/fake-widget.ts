import type { WidgetConstructor } from './payment-widget.ts';

type Options = ConstructorParameters<WidgetConstructor>[0];
type WidgetEvent = 'success' | 'fail' | 'complete' | 'modal_close';

/** The open payment form in tests: its options, and the visitor's actions. */
export interface FakeForm {
  readonly token: string;
  readonly say: (event: WidgetEvent) => void;
  readonly breakDown: (error: string) => void;
  readonly isShown: () => boolean;
}

/** Replaces the provider's widget by a fake and returns the forms opened since. */
export function installFakeWidget(): FakeForm[] {
  const forms: FakeForm[] = [];
  window.YooMoneyCheckoutWidget = class {
    readonly #handlers = new Map<WidgetEvent, () => void>();
    readonly #options: Options;
    #isShown = false;
    constructor(options: Options) {
      this.#options = options;
    }
    on(event: WidgetEvent, callback: () => void): void {
      this.#handlers.set(event, callback);
    }
    render(): Promise<void> {
      this.#isShown = true;
      forms.push({
        token: this.#options.confirmation_token,
        say: (event) => this.#handlers.get(event)?.(),
        breakDown: (error) => this.#options.error_callback({ error }),
        isShown: () => this.#isShown,
      });
      return Promise.resolve();
    }
    destroy(): void {
      this.#isShown = false;
    }
  };
  return forms;
}
