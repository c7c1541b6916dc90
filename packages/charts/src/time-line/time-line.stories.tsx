import { TimeLine } from './time-line.tsx';

export default { title: 'Charts/Time line', component: TimeLine };

export const Car = () => (
  <TimeLine
    title="История автомобиля"
    subtitle="По записям ГИБДД, страховщиков и пунктов осмотра на 20.11.2026"
    data={{
      until: '2026-11-20',
      levelTitles: { danger: 'тотальная гибель', warning: 'авария с повреждениями', clear: 'осмотр пройден' },
      lanes: [
        {
          title: 'Владельцы',
          entries: [
            { title: 'Физическое лицо', start: '2015-04-12', end: '2018-06-30' },
            { title: 'Юридическое лицо', start: '2018-06-30', end: '2021-02-14' },
            { title: 'Физическое лицо', start: '2021-02-14', end: null },
          ],
        },
        {
          title: 'Аварии',
          entries: [
            { title: 'Столкновение', start: '2019-11-03', level: 'warning' },
            { title: 'Опрокидывание', start: '2020-08-21', level: 'danger' },
          ],
        },
        {
          title: 'Полисы ОСАГО',
          entries: [2015, 2016, 2017, 2019, 2020, 2022, 2023, 2024].map((year) => ({
            title: 'Полис',
            start: `${year}-05-01`,
            end: `${year + 1}-04-30`,
          })),
        },
        {
          title: 'Техосмотры',
          entries: ['2018-05-20', '2020-06-02', '2022-06-11', '2024-06-29'].map((start) => ({
            title: 'Осмотр',
            start,
            level: 'clear' as const,
          })),
        },
      ],
    }}
  />
);

export const Courts = () => (
  <TimeLine
    title="Суды по роли"
    data={{
      until: '2026-11-20',
      lanes: [
        {
          title: 'Истец',
          entries: ['2021-03', '2023-10'].map((start) => ({ title: 'Взыскание по договору', start })),
        },
        {
          title: 'Ответчик',
          entries: Array.from({ length: 40 }, (_, place) => ({
            title: `Дело № А40-${1000 + place}/2022`,
            start: `20${19 + (place % 7)}-${String((place % 12) + 1).padStart(2, '0')}-15`,
          })),
        },
      ],
    }}
  />
);

export const OverlappingRights = () => (
  <TimeLine
    title="Права и обременения"
    data={{
      until: '2026-11-20',
      lanes: [
        {
          title: 'Право общей долевой собственности, доля 1/3, номер 77:06:0001001:1234-77/006/2019-5',
          entries: [
            { title: 'Физическое лицо', start: '1998-03-01', end: '2019-05-14' },
            { title: 'Физическое лицо', start: '2019-05-14', end: null },
          ],
        },
        {
          title: 'Ипотека',
          entries: [
            { title: 'Банк', start: '2019-05-14', end: '2024-05-14' },
            { title: 'Банк', start: '2022-01-10', end: null, level: 'warning' },
          ],
        },
        { title: 'Арест', entries: [{ title: 'Суд', start: '2025-09-01', end: null, level: 'danger' }] },
      ],
      levelTitles: { warning: 'действующая ипотека', danger: 'действующий арест' },
    }}
  />
);

export const OneEvent = () => (
  <TimeLine
    title="Изменения"
    data={{
      until: '2026-11-20',
      lanes: [{ title: 'Директор', entries: [{ title: 'Назначен', start: '2026-11-20' }] }],
    }}
  />
);

export const NoData = () => (
  <TimeLine
    title="История владения"
    empty="Записей о владельцах нет."
    data={{ until: '2026-11-20', lanes: [] }}
  />
);

export const ThousandsOfEvents = () => (
  <TimeLine
    title="2 000 долгов и 300 периодов"
    data={{
      until: '2026-11-20',
      levelTitles: { danger: 'больше 100 000 ₽', attention: 'до 100 000 ₽' },
      lanes: [
        {
          title: 'Долги',
          entries: Array.from({ length: 2000 }, (_, place) => ({
            title: `Исполнительное производство № ${place}`,
            start: `20${String(10 + (place % 16)).padStart(2, '0')}-${String((place % 12) + 1).padStart(2, '0')}-0${(place % 9) + 1}`,
            level: place % 5 === 0 ? ('danger' as const) : ('attention' as const),
          })),
        },
        {
          title: 'Кредиты',
          entries: Array.from({ length: 300 }, (_, place) => ({
            title: `Договор ${place}`,
            start: `20${10 + (place % 10)}-02-01`,
            end: `20${15 + (place % 10)}-02-01`,
          })),
        },
      ],
    }}
  />
);
