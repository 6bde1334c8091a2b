import { describe, expect, test } from 'vitest'
import { readBankAccount } from '#lib/bank-account.ts'
import { hasShape, tidyCryptoAddress } from '#lib/crypto-shape.ts'
import { parseAmount } from '#lib/money.ts'
import { asCode, asInvitation, asKey, asLine, asName } from '#lib/pasted.ts'
import { tidyField } from '#lib/pasted-fields.ts'
import { pixKeyKind, tidyPixKey } from '#lib/pix-key.ts'
import { parseRate } from '#lib/typed-rate.ts'

/** What programs put around and between the characters of a text. */
const marks = [
  ...['\u00AD', '\u061C', '\u180E', '\u200B', '\u200C', '\u200D', '\u200E', '\u200F', '\u202A', '\u202B', '\u202C'],
  ...['\u202D', '\u202E', '\u2060', '\u2061', '\u2066', '\u2067', '\u2068', '\u2069', '\uFEFF', '\uFE0F', '\u{E0020}'],
]
const spaces = [
  ...[' ', '\t', '\n', '\r\n', '\u00A0', '\u1680', '\u2000', '\u2003', '\u2007', '\u2009', '\u200A', '\u2028'],
  ...['\u202F', '\u205F', '\u3000', '\u0085'],
]
const dashes = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uFE63', '\uFF0D']
const digits = [
  '0123456789',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '０１２３４５６７８９',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫',
  '๐๑๒๓๔๕๖๗๘๙',
]

/** A text in all the ways in which it may be pasted. */
const pasted = (text: string) => [
  ...marks.flatMap((mark) => [mark + text, text + mark, `${text[0]}${mark}${text.slice(1)}`]),
  ...spaces.flatMap((space) => [space + text, text + space]),
  ...digits.map((script) => text.replace(/\d/g, (digit) => [...script][Number(digit)] ?? digit)),
  ...dashes.map((dash) => text.replaceAll('-', dash)),
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
]

test.each(['482915', 'ABC-12', '2026-11-28', 'maria.silva@example.com', '+5511987650003', "o'neil@example.com"])(
  '%s is itself in every way in which it may be pasted',
  (text) => {
    for (const way of pasted(text)) expect(asKey(way), JSON.stringify(way)).toBe(text)
  },
)

test('a code has neither spaces nor hyphens, an invitation no spaces', () => {
  for (const gap of [...spaces, ...dashes, ...marks]) expect(asCode(`482${gap}915`), JSON.stringify(gap)).toBe('482915')
  for (const gap of spaces) expect(asInvitation(`AB-${gap}12`)).toBe('AB-12')
})

test('a name has plain apostrophes, single spaces and composed letters', () => {
  for (const sign of ["'", '’', '‘', 'ʼ', '′', '`', '´', '＇', 'ʹ'])
    expect(asName(`Ana D${sign}Ávila`)).toBe("Ana D'Ávila")
  expect(asName('\u202A Ana\u00A0 D’A\u0301vila\u202C ')).toBe("Ana D'Ávila")
  expect(asName('Ｊｏｓé Ana‑Maria')).toBe('José Ana-Maria')
  // In Chinese these are quotation marks.
  expect(asName('他说‘好’，')).toBe('他说‘好’，')
  expect(asLine('  Rua\n das  Araras ')).toBe('Rua das Araras')
})

test.each([
  ['52998224725', 'cpf', '529.982.247-25', '529 982 247 25', '529.982.247‑25'],
  ['12ABC34501DE35', 'cnpj', '12.ABC.345/01DE-35', '12.abc.345/01de–35'],
  ['+5511987650003', 'phone', '+55 11 98765‑0003', '+55 (11) 98765-0003'],
  ['ana@example.com', 'email', 'Ana@Example.com'],
  [
    '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
    'random',
    '0A1B2C3D‑4E5F‑4A6B‑8C7D‑9E0F1A2B3C4D',
    '0a1b2c3d-4e5f-4a6b-\n8c7d-9e0f1a2b3c4d',
  ],
])('the PIX key %s (%s)', (key, kind, ...ways) => {
  for (const way of [...pasted(key), ...ways, ...ways.flatMap((one) => [`\u200E${one}`, `\u202A${one}\u202C`])])
    expect([tidyPixKey(way), pixKeyKind(tidyPixKey(way))], JSON.stringify(way)).toEqual([key, kind])
})

test('an address with a space in it is no e-mail address', () => {
  expect(pixKeyKind(tidyPixKey('ana silva@example.com'))).toBeUndefined()
})

test('bank accounts and addresses of coins', () => {
  const account = { bank: '001', branch: '1584-9', account: '210169-6', accountKind: 'current' } as const
  const right = readBankAccount(account)
  expect(right).not.toHaveProperty('wrong')
  for (const branch of pasted(account.branch)) expect(readBankAccount({ ...account, branch })).toEqual(right)
  for (const number of pasted(account.account)) expect(readBankAccount({ ...account, account: number })).toEqual(right)
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  for (const way of [...pasted(address), `${address.slice(0, 10)} ${address.slice(10)}`])
    expect([tidyCryptoAddress(way), hasShape('usdt_tron', tidyCryptoAddress(way))]).toEqual([address, true])
})

test('amounts and rates', () => {
  for (const way of [
    ...pasted('1.234,56').filter((way) => !/[^\P{Nd}0-9０-９]/u.test(way)),
    'R$ 1.234,56',
    'R$\u00A01.234,56',
    '\u202AR$\u202F1.234,56\u202C',
    '1 234,56',
    '1\u202F234,56',
  ])
    expect(parseAmount(way, 'BRL'), JSON.stringify(way)).toBe(123_456n)
  for (const way of pasted('0,65')) expect(parseRate(way)).toBe(65)
  for (const no of ['', '-5', '−5', '1.284,000', 'abc', '1 2']) expect(parseAmount(no, 'BRL')).toBeUndefined()
})

describe('what stays as it is', () => {
  test.each(['password', 'newPassword', 'oldPassword', 'confirmPassword', 'content', 'comment', 'payload'])(
    '%s',
    (name) => {
      const text = ' \u200EＡ’b ‑１ '
      expect(tidyField(name, text)).toBe(text)
    },
  )
})
