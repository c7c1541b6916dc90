type NativeWindow = Window & {
  ReactNativeWebView?: { postMessage: (message: string) => void };
  webkit?: { messageHandlers?: { native?: { postMessage: (message: unknown) => void } } };
};

/** Whether the page runs inside our app, which has its own screens for signing in. */
export const isInApp = (page: NativeWindow = window): boolean => bridgeOf(page) !== null;

/** Asks the app to show its own screen; false outside an app. */
export function askApp(action: 'login' | 'register', page: NativeWindow = window): boolean {
  const post = bridgeOf(page);
  post?.({ type: action });
  return post !== null;
}

function bridgeOf(page: NativeWindow): ((message: { type: string }) => void) | null {
  const { ReactNativeWebView: android, webkit } = page;
  const ios = webkit?.messageHandlers?.native;
  if (android) return (message) => android.postMessage(JSON.stringify(message));
  if (ios) return (message) => ios.postMessage(message);
  return null;
}
