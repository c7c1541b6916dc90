import preview from '../../.storybook/preview.tsx';
import { State, States } from '../../.storybook/story-frame.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { ArrowRightIcon, DownloadIcon, EditIcon, SearchIcon, TrashIcon } from '../icon/icon.tsx';
import { Button, ButtonLink, IconButton } from './button.tsx';

const meta = preview.meta({ title: 'Basics/Button', component: Button });

export const Variants = meta.story(() => (
  <States>
    <State name="Главное действие, второе, тихое, опасное">
      <Row gap={2}>
        <Button>Заказать отчёт</Button>
        <Button variant="secondary">Посмотреть пример</Button>
        <Button variant="quiet">Отмена</Button>
        <Button variant="danger">Удалить</Button>
      </Row>
    </State>
    <State name="Размеры: большой, обычный, малый (на сенсорном экране не ниже 44 точек)">
      <Row gap={2}>
        <Button size="large">Найти</Button>
        <Button>Найти</Button>
        <Button size="small">Найти</Button>
      </Row>
    </State>
    <State name="Со значком, только значок, ссылка-кнопка">
      <Row gap={2}>
        <Button icon={<DownloadIcon />} variant="secondary">
          Скачать PDF
        </Button>
        <IconButton label="Изменить" icon={<EditIcon />} />
        <IconButton label="Удалить" icon={<TrashIcon />} variant="secondary" />
        <ButtonLink href="#orders" variant="secondary">
          Мои заказы
          <ArrowRightIcon />
        </ButtonLink>
      </Row>
    </State>
    <State name="Занята: держит фокус и не отвечает второй раз; недоступна">
      <Row gap={2}>
        <Button busy>Оформляем заказ</Button>
        <Button busy variant="secondary">
          Проверяем
        </Button>
        <Button disabled>Оплатить</Button>
        <Button disabled variant="secondary">
          Оплатить
        </Button>
      </Row>
    </State>
  </States>
));

export const LongText = meta.story(() => (
  <Stack gap={2}>
    <Button wide icon={<SearchIcon />}>
      Проверить квартиру, собственника и историю перехода прав одним заказом
    </Button>
    <Button variant="secondary">Посмотреть пример полного отчёта о рисках собственника</Button>
  </Stack>
));
