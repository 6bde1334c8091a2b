import { isIPv6 } from 'node:net'
import { groupsOf, isInNetworks, readAddress } from '#gateway/ip-address.ts'

/** Determines a client's address and scheme. Forwarding headers count only if a trusted proxy has set them. */
export interface AddressReader {
  /** The client's address in its one spelling, or {@link unknownAddress}. */
  read(peer: string, forwardedFor: string | undefined): string
  trusts(peer: string): boolean
}

/**
 * Stands for the address of a client that nobody named: a trusted proxy wrote what is no address, or the connection is
 * gone. It is never a known address of a member, and its requests have a budget of their own, so that they use up neither
 * the proxy's nor anybody else's.
 */
export const unknownAddress = 'unknown'

/**
 * @param trustedProxies addresses or CIDR ranges, as in `GatewayConfig`
 */
export function addressReader(trustedProxies: readonly string[]): AddressReader {
  const isInTrusted = isInNetworks(trustedProxies)
  const isTrusted = (address: string | undefined) => address !== undefined && isInTrusted(address)
  return {
    trusts: (peer) => isTrusted(readAddress(peer)),
    /**
     * Walks from the nearest hop outwards and stops at the first address that is not a trusted proxy. What stands further
     * out is the client's own word, so it is not used in place of a hop that cannot be read.
     */
    read(peer, forwardedFor) {
      let client = readAddress(peer)
      // A list may have empty entries, which mean nothing (RFC 9110 §5.6.1).
      const hops = (forwardedFor ?? '').split(',').filter((hop) => hop.trim() !== '')
      for (const hop of hops.reverse()) {
        if (!isTrusted(client)) break
        client = readAddress(hop)
      }
      return client ?? unknownAddress
    },
  }
}

/** The unit for limits. An IPv6 household has a /64 of addresses, which count as one. */
export function addressGroup(address: string): string {
  const plain = readAddress(address) ?? unknownAddress
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}
