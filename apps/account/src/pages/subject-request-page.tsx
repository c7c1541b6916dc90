import { Container } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import { SubjectRequest } from '../features/subject-request/subject-request.tsx';
import styles from './page.module.css';

const lead =
  'Здесь каждый может узнать, какие его данные хранятся, даже если он не наш клиент, а назван в чужом отчёте; оспорить их и потребовать заблокировать. Отвечаем бесплатно и в срок, установленный законом № 152-ФЗ. Кто заказывал проверку, мы не сообщаем.';

export function Component() {
  return (
    <Container as="main" width={680} className={styles.page}>
      <h1>Сведения обо&nbsp;мне</h1>
      <p>{typeset(lead)}</p>
      <SubjectRequest />
    </Container>
  );
}
