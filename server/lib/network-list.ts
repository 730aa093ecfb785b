import { BlockList, isIP } from 'node:net'

/** Builds a list of addresses and networks (`10.0.0.0/8`). Throws when an entry is neither. */
export const networkList = (entries: readonly string[]): BlockList => {
  const networks = new BlockList()
  for (const entry of entries) {
    const [address = '', bits, more] = entry.split('/')
    const version = isIP(address)
    const most = version === 6 ? 128 : 32
    if (!version || more !== undefined || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) {
      throw new Error(`"${entry}" is no address or network`)
    }
    networks.addSubnet(address, bits === undefined ? most : Number(bits), version === 6 ? 'ipv6' : 'ipv4')
  }
  return networks
}
