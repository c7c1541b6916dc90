import type { Notices } from '@proverka/shell-sdk/notices';
import { createToaster } from '@proverka/ui-kit/toaster';

/** Toasts; the code that shows them loads with the first one. */
export function createPageNotices(): Notices {
  const toaster = createToaster();
  let isShown = false;
  const mount = async () => {
    const [{ createRoot }, { Toasts }] = await Promise.all([
      import('react-dom/client'),
      import('@proverka/ui-kit/toast'),
    ]);
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(<Toasts toaster={toaster} />);
  };
  return {
    show: (tone, text) => {
      toaster.show({ title: text, tone });
      if (isShown) return;
      isShown = true;
      void mount();
    },
  };
}
