import { Button } from '@proverka/ui-kit/button';
import { Component, type ReactNode } from 'react';

/** A dialog whose code does not come, or fails, says so in its place; the page behind it stays. React has classes only for this. */
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
