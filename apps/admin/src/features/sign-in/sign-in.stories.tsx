import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { SignInScreen } from './sign-in-screen.tsx';

const meta = preview.meta({ title: 'Desk/Sign-in', component: SignInScreen, decorators: [onStage] });

export const Password = meta.story({ parameters: stage({}) });
