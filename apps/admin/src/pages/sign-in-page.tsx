import { Entrance } from '../controls/entrance.tsx';
import { SignInScreen } from '../features/sign-in/sign-in-screen.tsx';

export function Component() {
  return (
    <Entrance title="Вход">
      <SignInScreen />
    </Entrance>
  );
}
