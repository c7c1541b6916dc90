import { Button } from '@proverka/ui-kit/button';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import styles from './late-part.module.css';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a report that is loaded when it is needed. Where that fails the report stays as it is, with all that was typed in it,
 * and one may try again.
 */
export function latePart<Props extends object>(load: Load<Props>, waiting: ReactNode = null) {
  // What `lazy` has failed to load it never asks for again.
  const begin = () => lazy(async () => ({ default: await load() }));
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(begin);
    return (
      <LateBoundary onRetry={() => setPart(begin)}>
        <Suspense fallback={waiting}>
          <Part {...(props as Props & Record<never, never>)} />
        </Suspense>
      </LateBoundary>
    );
  };
}

interface LateBoundaryProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** React error boundaries need a class. */
class LateBoundary extends Component<LateBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className={styles.failure}>
        <p>Эта часть страницы не загрузилась. Проверьте соединение.</p>
        <Button variant="secondary" size="small" onClick={this.retry}>
          Повторить
        </Button>
      </div>
    );
  }
}
