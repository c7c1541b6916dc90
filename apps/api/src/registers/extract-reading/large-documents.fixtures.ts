import { maxBytes } from '@proverka/extract/xml/read-xml';
import { readFileSync } from 'node:fs';

const sample = new URL(
  '../../../../../packages/extract/src/fixtures/real_about_property_land_legal_holder_2023.xml',
  import.meta.url,
);

/** A plot whose boundary has this many points, each with how it is marked on the ground where that is wanted. */
export function plotOfPoints(points: number, isMarked: boolean): Buffer {
  const marking = isMarked ? '<geopoint_zacrep>Межевой знак</geopoint_zacrep>' : '';
  const point = (at: number) => {
    const [x, y] = [Math.cos(at), Math.sin(at)].map((part) =>
      (500_000 + part * (1000 + (at % 7))).toFixed(2),
    );
    return `<ordinate><x>${x}</x><y>${y}</y><ord_nmb>${at + 1}</ord_nmb><num_geopoint>${at + 1}</num_geopoint><delta_geopoint>0.1</delta_geopoint>${marking}</ordinate>`;
  };
  const ordinates = Array.from({ length: points }, (_, at) => point(at)).join('');
  const plot = readFileSync(sample, 'utf8');
  const filled = plot.replace(/<ordinates>[^]*?<\/ordinates>/u, `<ordinates>${ordinates}</ordinates>`);
  if (filled === plot) throw new Error('The sample has no points');
  return Buffer.from(filled);
}

/** The document filled up to the limit of size with white space, as an indented one is. */
export function filledUp(document: Buffer): Buffer {
  const end = document.lastIndexOf('</');
  const blanks = Buffer.alloc(maxBytes - document.length, ' ');
  return Buffer.concat([document.subarray(0, end), blanks, document.subarray(end)]);
}

/** As large as is accepted, with nearly as many elements as are accepted. */
export function largestDocument(): Buffer {
  const open =
    '<extract_about_property_room><room_record><object><common_data><cad_number>77:06:0001001:1</cad_number>';
  const close = '</common_data></object></room_record></extract_about_property_room>';
  return filledUp(Buffer.from(open + `<part>${'я'.repeat(40)}</part>`.repeat(199_000) + close));
}
