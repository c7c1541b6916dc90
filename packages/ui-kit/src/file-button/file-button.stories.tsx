import preview from '../../.storybook/preview.tsx';
import { UploadIcon } from '../icon/icon.tsx';
import { Row } from '../layout/layout.tsx';
import { FileButton } from './file-button.tsx';

const meta = preview.meta({ title: 'Forms/FileButton', component: FileButton });
const take = () => undefined;

export const Looks = meta.story(() => (
  <Row gap={2}>
    <FileButton accept=".pdf" size="large" onFiles={take}>
      Выбрать файлы
    </FileButton>
    <FileButton accept=".csv" variant="secondary" onFiles={take}>
      <UploadIcon />
      Выбрать файл
    </FileButton>
    <FileButton accept=".csv" variant="secondary" disabled onFiles={take}>
      Читаем файл
    </FileButton>
  </Row>
));
