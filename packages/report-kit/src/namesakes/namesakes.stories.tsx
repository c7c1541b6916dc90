import preview from '@proverka/ui-kit/stories/preview';
import { namesakeFinding } from '../example-findings.ts';
import { Namesakes } from './namesakes.tsx';

const meta = preview.meta({ title: 'Report/Namesakes', component: Namesakes });

export const One = meta.story(() => <Namesakes findings={[namesakeFinding]} prefix="namesake" />);
