import { draw } from '../market/chance.domain.ts';
import { marketError, numberOf } from '../market/answers.ts';
import type { MarketDesk } from '../market/desk.ts';
import { type Picture, isFront, picturesOf } from '../market/pictures.domain.ts';
import type { Answer, Operation } from '../source/source.ts';

const WIDTH = 960;
const HEIGHT = 720;

const colour = (hue: number, saturation: number, light: number): string =>
  `hsl(${Math.round(hue)} ${saturation}% ${light}%)`;

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" fill="${fill}"/>`;

/** The front of a house: rows of windows under a sky. */
function front(place: number): string {
  const hue = draw(place, 1) * 60 + 10;
  const rows = 4 + Math.floor(draw(place, 2) * 4);
  const windows = Array.from({ length: rows * 6 }, (_, index) =>
    box(
      190 + (index % 6) * 100,
      150 + Math.floor(index / 6) * (440 / rows),
      58,
      300 / rows,
      colour(205, 45, 78),
    ),
  );
  return [
    box(0, 0, WIDTH, HEIGHT, colour(205, 55, 88)),
    box(0, 600, WIDTH, 120, colour(95, 25, 62)),
    box(150, 110, 660, 500, colour(hue, 30, 68)),
    ...windows,
  ].join('');
}

/** A room: floor, walls, a window, something to sit on. */
function room(place: number, number: number): string {
  const at = (seed: number): number => draw(place, number, seed);
  const hue = at(1) * 360;
  return [
    box(0, 0, WIDTH, HEIGHT, colour(hue, 16, 90)),
    box(0, 500, WIDTH, 220, colour(28 + at(2) * 14, 34, 52 + at(3) * 20)),
    box(90 + at(4) * 420, 110, 220 + at(5) * 120, 260, colour(205, 60, 84)),
    box(60 + at(6) * 460, 420, 260 + at(7) * 160, 150, colour(hue + 140, 28, 46)),
    box(40 + at(8) * 780, 300, 70, 300, colour(hue + 60, 22, 38)),
  ].join('');
}

const mark =
  '<text x="930" y="690" text-anchor="end" font-size="34" fill="#fff" opacity="0.75">Пример</text>';

/** A picture as its seller published it; marked ones are cut a little. */
function draws(picture: Picture): string {
  const [place, number] = picture.motif;
  const view = picture.marked ? '24 18 912 684' : `0 0 ${WIDTH} ${HEIGHT}`;
  const inside = isFront(picture) ? front(place) : room(place, number);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${view}">${inside}${picture.marked ? mark : ''}</svg>`;
}

/** Pictures of adverts, drawn when they are asked for. */
export const photoOperation = (desk: MarketDesk): Operation => ({
  name: 'photo',
  title: 'Фотография',
  method: 'GET',
  path: '/photos/:id/:file',
  subjects: ({ params }) => [params['id']],
  handle: ({ params }): Answer => {
    const entry = desk.board().find(numberOf(params['id']));
    const number = Number(/^([1-9]\d?)\.svg$/.exec(params['file'] ?? '')?.[1]);
    const shown = entry && desk.board().show(entry);
    const picture = shown && picturesOf(shown.house, shown.notice, shown.index)[number - 1];
    if (!picture) return marketError(404);
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };
    return { headers, body: draws(picture) };
  },
});
