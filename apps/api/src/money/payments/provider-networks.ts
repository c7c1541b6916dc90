import { BlockList, isIP } from 'node:net';

/** Where the provider sends notifications from, as its documentation of incoming notifications lists them. */
export const publishedNetworks = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.156.11',
  '77.75.156.35',
  '77.75.154.128/25',
  '2a02:5180::/32',
];

/** The sandbox runs on the same machine. */
export const sandboxNetworks = ['127.0.0.0/8', '::1'];

export const isNetwork = (text: string): boolean => readNetwork(text) !== null;

function readNetwork(text: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | null {
  const [address = '', written] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const prefix = written === undefined ? most : Number(written);
  if (version === 0 || !/^\d{1,3}$/.test(written ?? '0') || prefix > most) return null;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}

export function isFromProvider(networks: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const text of networks) {
    const network = readNetwork(text);
    if (network !== null) list.addSubnet(network.address, network.prefix, network.family);
  }
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
