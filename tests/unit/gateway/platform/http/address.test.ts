import { describe, expect, test } from 'vitest'
import { readAddress, readNetwork } from '#gateway/ip-address.ts'
import { addressGroup, addressReader, unknownAddress } from '#gateway/platform/http/address.ts'

describe('all ways to write an address are one address', () => {
  test.each([
    '203.0.113.99',
    ' 203.0.113.99\t',
    '203.0.113.99:4711',
    '203.0.113.99:_hidden',
    '::ffff:203.0.113.99:4711',
    '0:0:0:0:0:ffff:203.0.113.99:4711',
    '64:ff9b::203.0.113.99:443',
    '"203.0.113.99"',
    '"203.0.113.99:4711"',
    '[203.0.113.99]:80',
    '::ffff:203.0.113.99',
    '::FFFF:203.0.113.99',
    '::ffff:cb00:7163',
    '::FfFf:CB00:7163',
    '0:0:0:0:0:ffff:203.0.113.99',
    '0000:0000:0000:0000:0000:ffff:cb00:7163',
    '0::ffff:203.0.113.99',
    '[::ffff:203.0.113.99]:4711',
    '"[::ffff:cb00:7163]:_a.b-c"',
    '::ffff:203.0.113.99%eth0',
    '64:ff9b::203.0.113.99',
    '64:ff9b::cb00:7163',
  ])('%s is 203.0.113.99', (text) => {
    expect(readAddress(text)).toBe('203.0.113.99')
  })

  test.each([
    '2001:db8::a:0:1',
    '2001:DB8::A:0:1',
    '2001:0db8:0000:0000:0000:000a:0000:0001',
    '2001:db8:0:0:0:a:0:1',
    '2001:db8:0:0:0:a:0:1:443',
    '[2001:db8::a:0:1]',
    '[2001:DB8::A:0:1]:443',
    ' "[2001:db8::a:0:1]:443" ',
    '2001:db8::a:0:1%1',
    '[2001:db8::a:0:1%25eth0]:443',
  ])('%s is 2001:db8::a:0:1', (text) => {
    expect(readAddress(text)).toBe('2001:db8::a:0:1')
  })

  test.each([
    ['::ffff:0:1', '0.0.0.1'],
    ['::ffff:1:0', '0.1.0.0'],
    ['::1', '::1'],
    ['::', '::'],
    ['FE80::1%eth0', 'fe80::1'],
    ['::1.2.3.4', '::102:304'],
    ['2001:db8::ffff:1.2.3.4', '2001:db8::ffff:102:304'],
  ])('%s is %s', (text, address) => {
    expect(readAddress(text)).toBe(address)
  })

  test.each([
    '',
    ' ',
    'unknown',
    '_gazonk',
    '"_gazonk"',
    'unix:',
    'localhost',
    '203.0.113',
    '203.0.113.256',
    '01.2.3.4',
  ])('"%s" is none', (text) => {
    expect(readAddress(text)).toBeUndefined()
  })

  test.each([
    '[203.0.113.99',
    '203.0.113.99:',
    '203.0.113.99:x',
    '203.0.113.99 198.51.100.1',
    '[]',
    '%eth0',
    '"',
    'g::1',
  ])('"%s" is none', (text) => {
    expect(readAddress(text)).toBeUndefined()
  })
})

test.each([
  ['10.0.0.0/8', '10.0.0.0', 8, 'ipv4'],
  [' 10.0.0.1 ', '10.0.0.1', 32, 'ipv4'],
  ['::ffff:10.0.0.0/104', '10.0.0.0', 8, 'ipv4'],
  ['::ffff:a00:1', '10.0.0.1', 32, 'ipv4'],
  ['FD00::/8', 'fd00::', 8, 'ipv6'],
  ['[fd00::1]', 'fd00::1', 128, 'ipv6'],
])('the range %s is read', (text, address, bits, family) => {
  expect(readNetwork(text)).toEqual({ address, bits, family })
})

test.each(['10.0.0.0/33', '10.0.0.0/', '10.0.0.0/-1', '10.0.0.0/8/8', 'fd00::/129', '::ffff:10.0.0.0/95', 'proxy', ''])(
  'the range "%s" is none',
  (text) => {
    expect(readNetwork(text)).toBeUndefined()
  },
)

test('without trusted proxies, forwarding headers are ignored', () => {
  expect(addressReader([]).read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5')
})

describe('behind proxies', () => {
  const addresses = addressReader(['10.0.0.0/8', 'fd00::1', '::ffff:192.168.0.0/112'])

  test.each([
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', 'forged, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['10.0.0.1', '10.0.0.9, 10.0.0.2', '10.0.0.9'],
    ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:a00:1', '198.51.100.1', '198.51.100.1'],
    ['192.168.0.7', '198.51.100.1', '198.51.100.1'],
    ['fd00::1', '2001:DB8::7', '2001:db8::7'],
    ['FD00:0:0:0:0:0:0:1', '2001:db8::7', '2001:db8::7'],
    ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
    // Hops with ports, in quotes and with empty entries between them, as several header lines give.
    ['10.0.0.1', '203.0.113.99:4711', '203.0.113.99'],
    ['10.0.0.1', '203.0.113.99:4711, 10.0.0.2:80, "[::ffff:10.0.0.3]:80"', '203.0.113.99'],
    ['10.0.0.1', ' , 203.0.113.99, ,, 10.0.0.2,', '203.0.113.99'],
    ['10.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    // The proxy speaks for itself.
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', ' , ', '10.0.0.1'],
  ])('peer %s with "%s" is %s', (peer, forwarded, client) => {
    expect(addresses.read(peer, forwarded)).toBe(client)
  })

  test.each([
    'unknown',
    '_hidden',
    'nonsense',
    '198.51.100.1, unknown',
    'unknown, 10.0.0.2',
    '198.51.100.1, _a, 10.0.0.2',
  ])('who cannot be read in "%s" is neither the proxy nor the address that the client wrote', (forwarded) => {
    expect(addresses.read('10.0.0.1', forwarded)).toBe(unknownAddress)
  })

  test('a connection that is gone names nobody, whatever it has sent', () => {
    expect(addresses.read('', '198.51.100.1')).toBe(unknownAddress)
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [unknownAddress, unknownAddress],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})
