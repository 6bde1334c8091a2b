import { BlockList, isIPv6 } from 'node:net'

/** Networks that are not the public Internet, by the registries of IANA for special purposes. */
const special4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
/** The assigned range of IPv6, and the parts of it that are for documents or tests, or carry an IPv4 address. */
const assigned6 = '2000::/3'
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const [refused4, refused6, taken6] = [listOf(special4, 'ipv4'), listOf(special6, 'ipv6'), listOf([assigned6], 'ipv6')]

/**
 * Whether an address belongs to the public Internet, and not to this machine, its networks, a cloud's internal
 * services, or an unassigned range.
 *
 * @param address an address of IPv4 or IPv6, as `dns.lookup` answers it
 */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address) ? taken6.check(address, 'ipv6') && !refused6.check(address, 'ipv6') : !refused4.check(address, 'ipv4')
