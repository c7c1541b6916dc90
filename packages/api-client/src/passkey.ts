import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@proverka/contract/proof';

/** Why no passkey came of it, in words for the person: they cancelled, or this browser has none. */
export class NoPasskey extends Error {}

const CANCELLED =
  'Ключ входа не использован: окно закрыто, время вышло или на этом устройстве нет подходящего ключа';
const UNSUPPORTED = 'Этот браузер не умеет работать с ключами входа. Обновите его или выберите другой способ';

async function asked<Answer>(ask: () => Promise<Credential | null>): Promise<Answer> {
  if (!('PublicKeyCredential' in globalThis)) throw new NoPasskey(UNSUPPORTED);
  const credential = await ask().catch((error: unknown) => {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    throw new NoPasskey(isKnown ? 'На этом устройстве ключ входа уже есть' : CANCELLED);
  });
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey(CANCELLED);
  return credential.toJSON() as Answer;
}

/** Asks the browser to sign in with a passkey of this host. */
export const signWithPasskey = (request: PasskeyRequest): Promise<PasskeyAssertion> =>
  asked(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(request) }),
  );

/** Asks the browser to make a passkey for this host. */
export const makePasskey = (creation: PasskeyCreation): Promise<PasskeyAttestation> =>
  asked(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(creation) }),
  );
