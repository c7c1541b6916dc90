import { Container } from '@proverka/ui-kit/layout';

export function Component() {
  return (
    <Container as="main" width={890}>
      <h1>Проверки для бизнеса</h1>
    </Container>
  );
}
