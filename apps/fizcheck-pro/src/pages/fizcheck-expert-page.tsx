import { Container } from '@proverka/ui-kit/layout';

export function Component() {
  return (
    <Container as="main" width={890}>
      <h1>Экспертные заключения</h1>
    </Container>
  );
}
