import { counted } from '@proverka/words/plural';
import { screenWidth, type Drawing } from '../picture/picture.domain.ts';
import { cropped } from '../values/cropped.domain.ts';
import { layersOf } from './layers.domain.ts';
import { elsewhere, graphShapes, onPaper, onPhone } from './graph-shapes.domain.ts';
import type { GraphData } from './graph-data.domain.ts';

/** What a phone shows on one screen. */
const mostNodes = 10;
const mostRows = 14;

/** The subject at the top, its neighbours below, and theirs below them: the same picture for the same data, always. */
export function drawGraph(data: GraphData, width = screenWidth): Drawing {
  const layers = layersOf(data, mostNodes);
  const shown = layers.flat();
  const rest = data.nodes.length - shown.length;
  return {
    ...(shown.length === 0
      ? { picture: null }
      : {
          picture: graphShapes(layers, data.edges, width, width < screenWidth ? onPaper(width) : elsewhere),
          phonePicture: graphShapes(layers, data.edges, width, onPhone),
        }),
    summary: summaryOf(data),
    legend: [],
    notes:
      rest > 0 ? [`На рисунке ближайшие ${shown.length} из ${data.nodes.length}; не показано: ${rest}.`] : [],
    table: tableOf(data),
  };
}

function summaryOf({ nodes, edges }: GraphData): string {
  const [subject] = nodes;
  if (!subject) return 'Данных нет.';
  return `${cropped(subject.title, 80)}: ${counted(nodes.length - 1, 'участник', 'участника', 'участников')} вокруг, ${counted(edges.length, 'связь', 'связи', 'связей')}.`;
}

function tableOf({ nodes, edges }: GraphData): Drawing['table'] {
  const titles = new Map(
    nodes.map(({ key, title, kind }) => [key, kind ? `${cropped(title, 44)} (${kind})` : cropped(title, 44)]),
  );
  const rest = edges.length - mostRows;
  const rows = edges
    .slice(0, mostRows)
    .map(({ from, to, title = '—' }) => [titles.get(from) ?? from, cropped(title, 30), titles.get(to) ?? to]);
  return {
    columns: ['Кто', 'Связь', 'С кем'],
    rows:
      edges.length === 0
        ? nodes.slice(0, mostRows).map(({ key }) => [titles.get(key) ?? key, '—', '—'])
        : rest > 0
          ? [...rows, [`Ещё ${counted(rest, 'связь', 'связи', 'связей')}`, '—', '—']]
          : rows,
  };
}
