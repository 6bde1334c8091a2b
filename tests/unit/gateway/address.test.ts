import { expect, test } from 'vitest'
import { addressGroup, addressReader } from '#gateway/http/address.ts'

test('without trusted proxies, forwarding headers are ignored', () => {
  expect(addressReader([]).read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5')
})

test.each([
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', 'forged, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['10.0.0.1', '10.0.0.9, 10.0.0.2', '10.0.0.9'],
  ['10.0.0.1', 'nonsense', '10.0.0.1'],
  ['10.0.0.1', '', '10.0.0.1'],
  ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['fd00::1', '2001:db8::7', '2001:db8::7'],
  ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
])('peer %s with "%s" is %s', (peer, forwarded, client) => {
  expect(addressReader(['10.0.0.0/8', 'fd00::1']).read(peer, forwarded)).toBe(client)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})
