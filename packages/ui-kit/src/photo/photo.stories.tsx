import preview from '../../.storybook/preview.tsx';
import { State, States } from '../../.storybook/story-frame.tsx';
import { Photo } from './photo.tsx';

const meta = preview.meta({ title: 'Basics/Photo', component: Photo });

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="#e8efe9"/><path d="M60 50h280v200H60ZM200 50v120M60 170h140" fill="none" stroke="#333" stroke-width="6"/></svg>',
)}`;

export const Shown = meta.story(() => (
  <States>
    <State name="Открылось">
      <Photo src={drawn} alt="План квартиры" />
    </State>
    <State name="Файла больше нет">
      <Photo src="data:image/png;base64,AAAA" alt="Кухня" />
    </State>
    <State name="Фото нет">
      <Photo src={null} alt="" />
    </State>
  </States>
));
