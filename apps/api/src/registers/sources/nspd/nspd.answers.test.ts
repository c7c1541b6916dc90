import { testAnswers } from '../../../../test/source-answers.ts';
import { createNspd } from './nspd.ts';

const signal = new AbortController().signal;
const NUMBER = '00:00:0000000:40';
const feature = (number: string) => ({
  id: 12_345_678,
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [5_468_254.6, 7_516_527.1], crs: { type: 'name' } },
  properties: {
    category: 36_369,
    categoryName: 'Здания',
    descr: number,
    options: { cad_num: number, purpose: 'Жилой дом', build_record_area: 120.5, floors: '5' },
  },
});
const found = (numbers: readonly string[], total = numbers.length) => ({
  body: {
    data: { type: 'FeatureCollection', features: numbers.map(feature) },
    meta: [{ totalCount: total, categoryId: 36_369 }],
  },
});

testAnswers({
  adapter: 'createNspd',
  question: 'an object on the map',
  ask: (url, gate) => createNspd({ url }, gate).check(NUMBER, signal),
  right: found([NUMBER, '00:00:0000000:41']).body,
  read: { kind: 'found', data: { info: { Number: NUMBER, Area: '120.5', TypeOKC: 'Жилой дом' } } },
  needed: [
    'data',
    'data.features',
    'data.features.0.properties',
    'data.features.0.properties.options',
    'data.features.0.properties.options.cad_num',
  ],
  nothing: {
    'the map’s own 404': { status: 404, body: { code: 404, message: 'Not Found', requestId: '0' } },
    'a collection without objects': found([]),
  },
  none: {
    'a neighbour alone': [found(['00:00:0000000:41']), /не о том/u],
    'the first of several pages without the object': [found(['00:00:0000000:41'], 40), /не о том/u],
    'a page without objects that ought to have some': [found([], 3), /не все записи/u],
    'the guard before the map': [
      {
        status: 403,
        body: '<h1>Forbidden</h1><pre>Request ID: 0</pre><pre>Rule: 0</pre>',
        contentType: 'text/html',
      },
      /отказал/u,
    ],
    'an error of the map': [{ status: 500, body: { code: 500, message: 'Error' } }, /на своей стороне/u],
  },
});
