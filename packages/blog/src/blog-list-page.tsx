import { Container } from '@proverka/ui-kit/layout';

export function Component() {
  return (
    <Container as="main" width={890}>
      <h1>Блог</h1>
    </Container>
  );
}
