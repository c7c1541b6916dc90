import { Graph } from './graph.tsx';

export default { title: 'Charts/Graph', component: Graph };

export const Company = () => (
  <Graph
    title="Владельцы и руководители"
    subtitle="ЕГРЮЛ на 20.11.2026"
    data={{
      nodes: [
        { key: 'subject', title: 'ООО «Образец»', kind: 'проверяемая компания' },
        { key: 'a', title: 'Тестов Иван Петрович', kind: 'директор' },
        { key: 'b', title: 'Образцова Мария Сергеевна', kind: 'участник' },
        {
          key: 'c',
          title: 'АО «Тестовый холдинг недвижимости и инвестиций»',
          kind: 'участник',
          level: 'warning',
        },
        { key: 'd', title: 'ООО «Пример-2»', kind: 'ликвидировано', level: 'danger' },
        { key: 'e', title: 'ИП Тестов', kind: 'действует' },
      ],
      edges: [
        { from: 'a', to: 'subject', title: 'директор' },
        { from: 'b', to: 'subject', title: '25 %' },
        { from: 'c', to: 'subject', title: '75 %' },
        { from: 'a', to: 'd', title: 'директор' },
        { from: 'a', to: 'e' },
        { from: 'b', to: 'c' },
      ],
    }}
  />
);

export const OneNode = () => (
  <Graph title="Связи" data={{ nodes: [{ key: 'subject', title: 'Тестов Иван Петрович' }], edges: [] }} />
);

export const NoData = () => (
  <Graph title="Связи" empty="Связей не найдено." data={{ nodes: [], edges: [] }} />
);

export const FiveHundredNodes = () => (
  <Graph
    title="Связи по адресу массовой регистрации"
    data={{
      nodes: Array.from({ length: 500 }, (_, place) => ({
        key: String(place),
        title:
          `Общество с ограниченной ответственностью «Образцовое предприятие с очень длинным названием номер ${place}» ${'и партнёры '.repeat(10)}`.trim(),
        kind: place === 0 ? 'адрес' : 'зарегистрировано',
      })),
      edges: Array.from({ length: 499 }, (_, place) => ({
        from: '0',
        to: String(place + 1),
        title: 'адрес',
      })),
    }}
  />
);

export const Apart = () => (
  <Graph
    title="Люди и адреса"
    data={{
      nodes: [
        { key: 's', title: 'Тестов Иван Петрович' },
        { key: 'a', title: 'г Москва, ул Образцова, д 1, кв 5', kind: 'адрес' },
        { key: 'b', title: 'ООО «Пример»', kind: 'компания' },
        { key: 'c', title: 'Образцов Пётр Ильич', kind: 'без связи' },
      ],
      edges: [
        { from: 's', to: 'a' },
        { from: 's', to: 'b' },
      ],
    }}
  />
);
