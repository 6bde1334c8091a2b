import { BlockList, isIP, isIPv6 } from 'node:net'

/** Determines a client's address and scheme. Forwarding headers count only if a trusted proxy has set them. */
export interface AddressReader {
  read(peer: string, forwardedFor: string | undefined): string
  trusts(peer: string): boolean
}

/**
 * @param trustedProxies addresses or CIDR ranges, as in `GatewayConfig`
 */
export function addressReader(trustedProxies: readonly string[]): AddressReader {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  const trusts = (address: string) => {
    const plain = plainAddress(address)
    return isIP(plain) !== 0 && trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
  return {
    trusts,
    /** Walks from the nearest hop outwards and stops at the first address that is not a trusted proxy. */
    read(peer, forwardedFor) {
      let client = plainAddress(peer)
      const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()))
      for (const hop of hops.reverse()) {
        if (!trusts(client) || isIP(hop) === 0) break
        client = hop
      }
      return client
    },
  }
}

/** `::ffff:10.0.0.1` becomes `10.0.0.1`, so that one client does not count as two. */
function plainAddress(address: string): string {
  return address.toLowerCase().startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address
}

/** The unit for limits. An IPv6 household has a /64 of addresses, which count as one. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** An address as its owner may recognise it, without naming one connection. */
export function maskedAddress(address: string): string {
  if (!isIPv6(address)) return address.replace(/\.\d+$/, '.•')
  return addressGroup(address).replace(/:[^:]*::\/64$/, ':•')
}
