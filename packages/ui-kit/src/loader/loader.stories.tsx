import preview from '../../.storybook/preview.tsx';
import { Loader } from './loader.tsx';

const meta = preview.meta({ title: 'States/Loader', component: Loader });

export const Search = meta.story(() => <Loader>Идет поиск объекта, это может занять некоторое время</Loader>);
