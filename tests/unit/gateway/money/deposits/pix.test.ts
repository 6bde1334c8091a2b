import { expect, test } from 'vitest'
import { crc16, dynamicPixCode } from '#gateway/money/deposits/pix-payload.ts'
import { sandboxPix } from '#gateway/money/deposits/sandbox-pix.ts'

/** Reads tag, length, value throughout; a wrong length leaves a rest that is no field. */
function fields(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (let at = 0; at < text.length; ) {
    const [tag, length] = [text.slice(at, at + 2), Number(text.slice(at + 2, at + 4))]
    expect(tag).toMatch(/^\d\d$/)
    found[tag] = text.slice(at + 4, at + 4 + length)
    expect(found[tag]).toHaveLength(length)
    at += 4 + length
  }
  return found
}

test('the checksum is CRC-16/CCITT-FALSE', () => {
  // The check value of the catalogue of parametrised CRC algorithms.
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
})

test('a dynamic code names the address of its charge', () => {
  const url = 'pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99'
  const code = { scheme: 'BR.GOV.BCB.PIX', merchantName: 'EMPRESA', merchantCity: 'SAO PAULO' }
  expect(dynamicPixCode({ ...code, url })).toBe(
    `00020101021226770014BR.GOV.BCB.PIX2555${url}5204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB`,
  )
})

test('a code contains payee, amount and address, and ends with its checksum', () => {
  const text = dynamicPixCode({
    scheme: 'arara.sandbox.pix',
    url: 'pix.example.com/1',
    amount: '1234.50',
    merchantName: 'Açaí & Cia – São José dos Campos',
    merchantCity: 'São José dos Campos',
  })
  const read = fields(text)
  expect(Object.keys(read).sort()).toEqual(['00', '01', '26', '52', '53', '54', '58', '59', '60', '62', '63'])
  expect(read).toMatchObject({ '00': '01', '53': '986', '54': '1234.50', '58': 'BR', '60': 'Sao Jose dos Ca' })
  // Accents are dropped first, then 25 characters kept.
  expect(read['59']).toBe('Acai & Cia  Sao Jose dos ')
  expect(fields(read['26'] ?? '')).toEqual({ '00': 'arara.sandbox.pix', '25': 'pix.example.com/1' })
  expect(fields(read['62'] ?? '')).toEqual({ '05': '***' })
  expect(read['63']).toBe(crc16(text.slice(0, -4)))
})

test.each([
  ['株式会社', 'RECEBEDOR', '東京', 'BRASIL'],
  ['Жар-птица', 'RECEBEDOR', 'Москва', 'BRASIL'],
  ['  ', 'RECEBEDOR', '!?', 'BRASIL'],
  ['\u0301\u0000\ud800', 'RECEBEDOR', '', 'BRASIL'],
  ['ＡＢＣ Ｌｔｄａ', 'ABC Ltda', 'Łódź', 'Lodz'],
  ['Straße & Søn', 'Strasse & Son', 'Ærø', 'AEro'],
])('the name "%s" is written as "%s", and the city "%s" as "%s"', (merchantName, name, merchantCity, city) => {
  expect(fields(dynamicPixCode({ url: 'pix.example.com/1', merchantName, merchantCity }))).toMatchObject({
    '59': name,
    '60': city,
  })
})

const payee = { merchantName: 'X', merchantCity: 'Y' }

test('values that do not fit into a code are refused, never cut off', () => {
  const withUrl = (length: number) => dynamicPixCode({ ...payee, url: 'u'.repeat(length) })
  expect(fields(fields(withUrl(77))['26'] ?? '')['25']).toHaveLength(77)
  expect(() => withUrl(78)).toThrow(RangeError)
  expect(() => withUrl(0)).toThrow(RangeError)
  expect(() => dynamicPixCode({ ...payee, url: 'pix.example.com/à-toa' })).toThrow(RangeError)
})

test('the sandbox never writes a code of the real scheme, and its charges end after half an hour', async () => {
  const now = new Date('2026-03-01T12:00:00.000Z')
  const reference = 'ABCDEFGHJKLMNPQRSTUVWXY123456789'
  const charge = await sandboxPix('secret').createCharge({ reference, amount: 5n, currency: 'BRL', returnTo: '', now })
  expect(charge.payload).not.toContain('br.gov.bcb.pix')
  expect(fields(charge.payload)['54']).toBe('0.05')
  expect(fields(charge.payload)['01']).toBe('12')
  expect(fields(fields(charge.payload)['26'] ?? '')['25']).toBe(`sandbox.pix.example/v2/${reference}`)
  expect(charge.expiresAt.toISOString()).toBe('2026-03-01T12:30:00.000Z')
})
