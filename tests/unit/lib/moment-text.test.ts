import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { momentsText, momentText } from '#lib/moment-text.ts'

/** The page of an operator in a zone, on a device whose clocks differ from GMT by that many minutes. */
function page(zone: string, offsetOfDevice: number) {
  vi.stubGlobal('document', { documentElement: { dataset: { zone } } })
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offsetOfDevice)
}
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T12:00:00Z')))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const late = '2026-11-23T00:12:00Z'

describe('a moment is written on the operator’s clock', () => {
  test.each([
    ['at home', 'America/Sao_Paulo -180', -180, 'pt-BR', '22 de nov. de 2026, 21:12'],
    ['from Lisbon', 'America/Sao_Paulo -180', 0, 'pt-BR', '22 de nov. de 2026, 21:12 (GMT−3)'],
    ['from Lisbon', 'America/Sao_Paulo -180', 0, 'en-GB', '22 Nov 2026, 21:12 (GMT−3)'],
    ['another zone with its time', 'America/Sao_Paulo -180', -180, 'en-GB', '22 Nov 2026, 21:12'],
    ['of Manila, from São Paulo', 'Asia/Manila 480', -180, 'en-GB', '23 Nov 2026, 08:12 (GMT+8)'],
    ['with summer time', 'Europe/Lisbon', -180, 'en-GB', '23 Nov 2026, 00:12 (GMT+0)'],
  ])('%s: %s on a device at %i, %s', (_, zone, device, locale, text) => {
    page(zone, device)
    expect(plain(momentText(late, locale))).toBe(text)
  })

  test('the offset is that of the moment, not of today', () => {
    page('Europe/Lisbon', 0)
    expect(plain(momentText('2026-07-01T12:00:00Z', 'en-GB'))).toBe('1 Jul 2026, 13:00 (GMT+1)')
    expect(plain(momentText('2026-12-01T12:00:00Z', 'en-GB'))).toBe('1 Dec 2026, 12:00')
  })

  test('in other shapes, and two of them', () => {
    page('America/Sao_Paulo -180', 0)
    expect(plain(momentText(late, 'pt-BR', undefined, 'second'))).toBe('22/11/2026, 21:12:00 (GMT−3)')
    expect(plain(momentsText('2026-11-23T00:00:00Z', '2026-11-23T00:59:59Z', 'en-GB'))).toBe(
      '22/11/2026, 21:00–21:59 (GMT−3)',
    )
  })
})
