import { BlockList, isIP, isIPv6 } from 'node:net'

/** A range of addresses: `10.0.0.0/8`. A single address has as many bits as its kind has. */
export interface Network {
  readonly address: string
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
}

/** An address in brackets, or one of IPv4, with or without a port, which may be a name that begins with `_` (RFC 7239 §6). */
const besidePort = /^(?:\[([^\]]*)\]|([\d.]+))(?::(?:\d{1,5}|_[\w.-]{1,64}))?$/

/**
 * An address of IPv6 with a port but without brackets, where it can be told apart: behind an address of IPv4 at its end, or behind
 * eight groups. Elsewhere such a port reads as one more group.
 */
const unbracketed = /^([\da-f:]*:(?:\d{1,3}\.){3}\d{1,3}|(?:[\da-f]{1,4}:){7}[\da-f]{1,4}):\d{1,5}$/i

/** Ranges of IPv6 in which an address of IPv4 is written: the six groups before it. RFC 4291 §2.5.5.2, RFC 6052 §2.1. */
const carriers = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']
const carrierBits = 96

/**
 * The one spelling of an address of IPv4 or IPv6 (RFC 5952), however it is written: with port, brackets, quotes, zone,
 * spaces or capitals, or as an IPv4 address inside IPv6. Undefined for what is no address, such as `unknown`.
 */
export function readAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
  const [, bracketed, beforePort] = besidePort.exec(bare) ?? []
  const whole = unbracketed.exec(bare)?.[1]
  const [address = ''] = (bracketed ?? beforePort ?? whole ?? bare).trim().split('%')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  const groups = groupsOf(address)
  if (!carriers.includes(groups.slice(0, 6).join(':'))) return canonical(address)
  const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.')
}

/** A single address, or a range as in `10.0.0.0/8` and `2001:db8::/32`. Undefined for what is neither. */
export function readNetwork(text: string): Network | undefined {
  const [written = '', prefix, ...rest] = text.trim().split('/')
  const address = readAddress(written)
  if (address === undefined || rest.length > 0) return undefined
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  const most = family === 'ipv6' ? 128 : 32
  if (prefix === undefined) return { address, bits: most, family }
  // `::ffff:10.0.0.0/104` is 10.0.0.0/8.
  const bits = Number(prefix) - (family === 'ipv4' && written.includes(':') ? carrierBits : 0)
  return /^\d{1,3}$/.test(prefix) && bits >= 0 && bits <= most ? { address, bits, family } : undefined
}

/**
 * Tells of an address in its one spelling whether it is in one of the networks.
 *
 * @throws Error if an entry is neither an address nor a range
 */
export function isInNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of networks) {
    const network = readNetwork(entry)
    if (!network) throw new Error(`"${entry}" is neither an address nor a CIDR range`)
    list.addSubnet(network.address, network.bits, network.family)
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The eight groups of an address of IPv6, without leading zeros. */
export function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = canonical(address).split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  if (tail === undefined) return groups(head)
  const zeros = 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)]
}

const canonical = (address: string): string => URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address
