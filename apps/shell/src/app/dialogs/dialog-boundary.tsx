import { Button } from '@proverka/ui-kit/button';
import { Component, type ReactNode } from 'react';

/** Shows a message in the dialog when its code fails to load or throws; the page behind stays. React error boundaries need a class. */
export class DialogBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <p>Не удалось открыть это окно: его часть не загрузилась. Обновите страницу и повторите.</p>
        <p>
          <Button variant="secondary" onClick={() => location.reload()}>
            Обновить страницу
          </Button>
        </p>
      </div>
    );
  }
}
