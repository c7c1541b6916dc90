import { randomUUID } from 'node:crypto';
import type { BrandId } from '@proverka/brand/host';
import type { PlacedOrder } from '@proverka/contract/order';
import type { Report } from '@proverka/contract/report';
import type { SubjectData } from '@proverka/contract/subject';
import { sellerExtractTask } from '#registers/task-type.ts';
import type { CatalogueProduct } from '#catalogue/catalogue.domain.ts';
import { temporaryFolder } from './cleanup.ts';
import { testConfig } from './config.ts';
import { createFakeSms, signIfAwaited } from './credit-consents.ts';
import { FLAT, createFakeExtracts } from './fake-extracts.ts';
import { fromBalance } from './orders.ts';
import { runSandbox } from './processes.ts';
import { sandboxEnvironment } from './sandbox-environment.ts';
import { readReport } from './reports.ts';
import { createTestWorld } from './world.ts';
import { flatSig, flatXml, upload } from './seller-extracts.ts';
import type { SignedInPerson, TestWorld } from './world.ts';

export interface CheckWorld extends Pick<TestWorld, 'api' | 'jobs'> {
  /** Products of both brands, without those answered at once. */
  readonly products: readonly CatalogueProduct[];
  readonly productOf: (name: string, brand?: BrandId) => CatalogueProduct;
  /** Switches a source of the sandbox over; from then on it answers so about the subject. */
  readonly switchOver: (setting: SandboxSwitch) => Promise<void>;
  /** Orders a product about the subject, runs all its tasks, and reads the report. */
  readonly buyReport: (product: CatalogueProduct, about: SubjectData) => Promise<Report>;
}

interface SandboxSwitch {
  readonly source: string;
  readonly operation: string;
  readonly subject: string;
  readonly behaviour: { readonly kind: string; readonly how?: string };
}

const hosts: Readonly<Record<BrandId, string>> = {
  'real-estate': 'realestate.localhost',
  'person-check': 'fizcheck.localhost',
};

/** The API with the sandbox's people, companies and cars, whose sources answer at once; extracts are in memory. */
export async function createCheckWorld(): Promise<CheckWorld> {
  const sandbox = await runSandbox('', { SANDBOX_CHECK_SECONDS: '0', SANDBOX_RATES: 'none' });
  const extracts = createFakeExtracts();
  const sms = createFakeSms();
  const config = testConfig({
    FILES_DIR: temporaryFolder(),
    SOURCE_RATES: 'none',
    ...sandboxEnvironment(sandbox),
  });
  const world = await createTestWorld({ config, replace: { extracts, sms } });
  const products = [...(await world.deps.catalogue()).values()].filter(({ isInstant }) => !isInstant);
  return {
    api: world.api,
    jobs: world.jobs,
    products,
    productOf(name, brand = 'person-check') {
      const product = products.find((one) => one.name === name && one.brand === brand);
      if (product === undefined) throw new Error(`${brand} has no ${name}`);
      return product;
    },
    switchOver: (setting) => sandbox.control('/control/api/behaviours', { method: 'PUT', body: setting }),
    async buyReport(product, about) {
      const buyer = await world.signIn({ paid: 1_000_000 });
      const answer = await buyer.request({
        method: 'POST',
        url: '/order',
        payload: await bodyFor(buyer, product, about),
        headers: { 'idempotency-key': randomUUID(), 'source-site': hosts[product.brand] },
      });
      const itemId = answer.json<PlacedOrder>().order_items[0]?.order_item_id ?? '';
      await world.jobs.runDue();
      await signIfAwaited(world, sms, buyer, itemId);
      await world.jobs.runDue();
      extracts.end('ready');
      for (let looks = 0; looks < 4; looks += 1) await world.jobs.runAll('report.task');
      await world.jobs.runDue();
      return readReport(buyer, itemId);
    },
  };
}

const bodyFor = async (buyer: SignedInPerson, product: CatalogueProduct, about: SubjectData) =>
  fromBalance({
    order_items: [
      {
        product_id: product.id,
        object_key: product.subject === 'object' ? FLAT.number : product.subject,
        object_address: '',
        metadata: await metadataFor(buyer, product, about),
      },
    ],
  });

async function metadataFor(
  buyer: SignedInPerson,
  { subject, tasks, ownerTasks }: CatalogueProduct,
  about: SubjectData,
) {
  if (tasks.includes(sellerExtractTask)) {
    const { extracts } = await upload(buyer.request, { 'a.xml': flatXml, 'a.xml.sig': flatSig });
    return { sellerExtract: { id: extracts[0]?.id ?? '' } };
  }
  if (subject === 'object') return ownerTasks.length > 0 ? { ownersData: [about] } : {};
  return subject === 'car' ? { entityAuto: about } : { ownersData: [about] };
}

const personOf = (name: string, birth_date: string, passport: string, inn: string) => {
  const [last_name = '', first_name = '', middle_name = ''] = name.split(' ');
  const [passport_series = '', passport_number = ''] = passport.split(' ');
  return { last_name, first_name, middle_name, birth_date, passport_series, passport_number, inn };
};

// People of the sandbox (apps/sandbox/README.md).
export const clean = personOf('Тестов Иван Петрович', '1980-01-31', '0010 100001', '000100013701');
export const everything = personOf('Образцов Пётр Ильич', '1975-05-15', '0010 100002', '000100027447');
export const creditGood = personOf('Учебнова Алла Романовна', '1986-05-17', '0015 214620', '000100274037');

export const statusesOf = ({ tasks }: Report): Readonly<Record<string, string>> =>
  Object.fromEntries(tasks.map(({ task_type, status }) => [task_type, status]));
