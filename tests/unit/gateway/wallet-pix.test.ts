import { expect, test } from 'vitest'
import { crc16, pixPayload } from '#gateway/wallet/pix-payload.ts'
import { sandboxPix } from '#gateway/wallet/sandbox-pix.ts'

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

test('a code says who is paid, how much and for what, and closes with its checksum', () => {
  const text = pixPayload({
    scheme: 'arara.sandbox.pix',
    key: 'sandbox',
    amount: '1234.50',
    merchantName: 'SANDBOX',
    merchantCity: 'SAO PAULO',
    reference: 'A1B2C3',
  })
  const read = fields(text)
  expect(Object.keys(read).sort()).toEqual(['00', '01', '26', '52', '53', '54', '58', '59', '60', '62', '63'])
  expect(text.startsWith('000201')).toBe(true)
  expect(read).toMatchObject({ '00': '01', '53': '986', '54': '1234.50', '58': 'BR', '59': 'SANDBOX' })
  expect(fields(read['26'] ?? '')).toEqual({ '00': 'arara.sandbox.pix', '01': 'sandbox' })
  expect(fields(read['62'] ?? '')).toEqual({ '05': 'A1B2C3' })
  expect(read['63']).toBe(crc16(text.slice(0, -4)))
})

test('the sandbox never writes a code of the real scheme, and gives half an hour', async () => {
  const now = new Date('2026-03-01T12:00:00.000Z')
  const reference = 'ABCDEFGHJKLMNPQRSTUVWXY12'
  const charge = await sandboxPix.createCharge({ reference, method: 'pix', amount: 5n, currency: 'BRL', now })
  expect(charge.payload).not.toContain('br.gov.bcb.pix')
  expect(fields(charge.payload)['54']).toBe('0.05')
  expect(fields(fields(charge.payload)['62'] ?? '')['05']).toBe(reference)
  expect(charge.expiresAt.toISOString()).toBe('2026-03-01T12:30:00.000Z')
})
