import type { PasskeyAssertion, PasskeyRegistration } from '@proverka/contract/factor-proof';
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Options as the API passes them through. */
type Options = Readonly<Record<string, unknown>>;

/** null when the person closed the browser's window, or no key of this host is at hand. */
export const showPasskey = (options: Options): Promise<PasskeyAssertion | null> =>
  orNull(
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  ) as Promise<PasskeyAssertion | null>;

export const makePasskey = (options: Options): Promise<PasskeyRegistration | null> =>
  orNull(
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  ) as Promise<PasskeyRegistration | null>;

const orNull = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);
