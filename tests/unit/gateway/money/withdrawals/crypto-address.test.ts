import { expect, test } from 'vitest'
import { checkedCryptoAddress } from '#gateway/money/withdrawals/crypto-address.ts'

// The published test vectors of EIP-55.
test.each([
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('%s has the capitals of EIP-55 (rule 10.41)', (address) => {
  expect(checkedCryptoAddress('usdt_ethereum', ` ${address} `)).toBe(address)
})

test.each([
  // One changed capital, one changed digit, lower case only, too short.
  '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAec',
  '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
])('%s does not (rule 10.41)', (address) => {
  expect(checkedCryptoAddress('usdt_ethereum', address)).toBeUndefined()
})

test.each([
  ['usdt_tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
] as const)('%s accepts %s (rule 10.41)', (kind, address) => {
  expect(checkedCryptoAddress(kind, address)).toBe(address)
})

test('a bitcoin address in capitals is the same one (rule 10.42)', () => {
  const address = 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'
  expect(checkedCryptoAddress('bitcoin', address)).toBe(address.toLowerCase())
})

test.each([
  // A letter changed.
  ['usdt_tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  // Addresses of other networks: Litecoin, the test network.
  ['bitcoin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
  ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['usdt_tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  // Versions without rules yet: anybody can take money that is paid to them.
  ['bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
  ['bitcoin', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'],
] as const)('%s refuses %s (rule 10.41)', (kind, address) => {
  expect(checkedCryptoAddress(kind, address)).toBeUndefined()
})
