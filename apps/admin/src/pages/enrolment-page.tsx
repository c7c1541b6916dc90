import { Entrance } from '../controls/entrance.tsx';
import { EnrolmentScreen } from '../features/enrolment/enrolment-screen.tsx';

export function Component() {
  return (
    <Entrance title="Допуск сотрудника">
      <EnrolmentScreen />
    </Entrance>
  );
}
