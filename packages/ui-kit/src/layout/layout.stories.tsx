import preview from '../../.storybook/preview.tsx';
import { Card } from '../card/card.tsx';
import { Container, Grid, Row, Stack } from './layout.tsx';

const meta = preview.meta({
  title: 'Basics/Layout',
  component: Container,
});

export const Page = meta.story(() => (
  <Container>
    <Stack gap={6}>
      <h1>Проверка недвижимости перед покупкой</h1>
      <Row justify="between">
        <Card tone="sunken">В начале строки</Card>
        <Card tone="sunken">В конце строки</Card>
      </Row>
      <Grid column="narrow" gap={2}>
        {['Первая', 'Вторая', 'Третья', 'Четвёртая', 'Пятая'].map((name) => (
          <Card key={name}>{name}</Card>
        ))}
      </Grid>
    </Stack>
  </Container>
));

export const TextColumn = meta.story(() => (
  <Container width={680}>
    <Stack gap={4}>
      <h2>Политика обработки персональных данных</h2>
      <p>
        Персональные данные обрабатываются на основании Федерального закона от 27.07.2006 № 152-ФЗ. Базы
        данных находятся на территории Российской Федерации. Отзыв согласия прекращает обработку, данные
        уничтожаются в течение 30 дней.
      </p>
    </Stack>
  </Container>
));
