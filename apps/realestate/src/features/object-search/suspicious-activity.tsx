import { Button, ButtonLink } from '@proverka/ui-kit/button';
import { Row, Stack } from '@proverka/ui-kit/layout';

interface SuspiciousActivityProps {
  readonly supportEmail: string;
  readonly onClose: () => void;
}

export function SuspiciousActivity({ supportEmail, onClose }: SuspiciousActivityProps) {
  return (
    <Stack gap={6}>
      <p>
        Мы заметили подозрительную активность: с вашего адреса приходит слишком много запросов, поэтому поиск
        по реестрам временно ограничен. Чтобы снять ограничение, напишите в поддержку: {supportEmail}. А пока
        откроем то, что вы ввели.
      </p>
      <Row gap={3}>
        <ButtonLink href={`mailto:${supportEmail}?subject=${encodeURIComponent('Ограничение поиска')}`}>
          Написать
        </ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          Закрыть
        </Button>
      </Row>
    </Stack>
  );
}
