import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { areas, cityFigures, districtFigures, hardlySold } from '../adverts/market.fixtures.ts';
import { pages } from './market-pages.tsx';

const { Component: Cities } = pages.market;
const { Component: Area } = pages['market-district'];

const meta = preview.meta({ title: 'Real estate/Market', component: Cities, decorators: [onStage] });

const known = (key: readonly unknown[], data: object) => [[['market', ...key], data] as const];

const area = (city: string, district: string, figures: object) => ({
  render: () => <Area />,
  parameters: stage({
    url: `/market/${city}/${district && `${district}/`}`,
    pattern: district === '' ? '/market/:city/' : '/market/:city/:district/',
    known: known(['figures', city, district], figures),
  }),
});
const cities = (data: object) => ({
  render: () => <Cities />,
  parameters: stage({ url: '/market/', pattern: '/market/', known: known(['areas'], data) }),
});

export const AllCities = meta.story(cities(areas()));
export const NotCountedYet = meta.story(cities({ cities: [], counted_on: null }));
export const City = meta.story(area('sankt-peterburg', '', cityFigures()));
export const District = meta.story(area('sankt-peterburg', 'nevskij', districtFigures()));
export const TwoSales = meta.story(area('primersk', 'zarechnyj', hardlySold()));
