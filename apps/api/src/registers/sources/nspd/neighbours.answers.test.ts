import { testAnswers } from '../../../../test/source-answers.ts';
import { createNspdNeighbours } from './neighbours.ts';

const signal = new AbortController().signal;
const area = {
  number: '00:00:0000000:40',
  box: { west: 5_468_200, south: 7_516_400, east: 5_468_300, north: 7_516_500 },
};
const feature = (number: string) => ({
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [5_468_254.6, 7_516_427.1],
        [5_468_211.2, 7_516_474.2],
        [5_468_206.5, 7_516_467.8],
        [5_468_254.6, 7_516_427.1],
      ],
    ],
  },
  properties: { category: 36_368, options: { cad_num: number, status: 'Учтенный' } },
});

testAnswers({
  adapter: 'createNspdNeighbours',
  question: 'what lies around an object on the map',
  ask: (url, gate) => createNspdNeighbours({ url }, gate).check(area, signal),
  right: {
    type: 'FeatureCollection',
    features: [feature('00:00:0000000:41'), feature('00:00:0000000:42')],
  },
  read: {
    kind: 'found',
    data: { objects: [{ number: '00:00:0000000:41' }, { number: '00:00:0000000:42' }], isCutOff: false },
  },
  needed: ['features', 'features.0.properties', 'features.0.properties.options'],
  none: {
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
