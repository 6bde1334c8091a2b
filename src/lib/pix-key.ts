import { isCnpj, isCpf, maskedCpf, tidyTaxNumber } from './tax-number.ts'

const pixKeyKinds = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const
export type PixKeyKind = (typeof pixKeyKinds)[number]

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const phone = /^\+[1-9][0-9]\d{1,14}$/
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/**
 * The kind of a PIX key in the spelling of the directory (DICT of the Banco Central do Brasil); undefined for none.
 * Eleven digits may be a CPF or, without its country code, a mobile number: only the former is a key, and {@link tidyPixKey} adds the
 * code to the latter.
 */
export function pixKeyKind(key: string): PixKeyKind | undefined {
  if (isCpf(key)) return 'cpf'
  if (isCnpj(key)) return 'cnpj'
  if (uuid.test(key)) return 'random'
  if (phone.test(key)) return 'phone'
  if (key.length <= 77 && email.test(key)) return 'email'
  return undefined
}

/** A Brazilian mobile number as people write it: with or without the country code, the 0 of long distance and a carrier's two digits. */
const ownMobile = /^(?:55)?(?:0(?:\d{2})?)?([1-9]{2}9[0-9]{8})$/

/** A key as people write it, in the spelling of the directory. */
export function tidyPixKey(written: string): string {
  const text = tidyTaxNumber(written)
  const bare = text.replace(/[() ]/g, '').toLowerCase()
  const digits = text.replace(/xx(?=[ )]*[1-9])/i, '').replace(/[().\- ]/g, '')
  const [, mobile] = ownMobile.exec(digits.replace(/^\+55/, '55')) ?? []
  if (mobile && !isCpf(digits) && !isCnpj(digits)) return `+55${mobile}`
  if (text.startsWith('+')) return `+${text.replace(/\D/g, '')}`
  if (pixKeyKind(text) === undefined && uuid.test(bare)) return bare
  return isCnpj(text) ? text : text.toLowerCase()
}

/** The part of a key that its owner needs to recognise it. */
export function maskedPixKey(key: string): string {
  switch (pixKeyKind(key)) {
    case 'cpf':
      return maskedCpf(key)
    case 'email': {
      const [name = '', host = ''] = key.split('@')
      return `${name.slice(0, 2)}***@${host}`
    }
    case 'phone':
      return `${key.slice(0, 3)} ***-${key.slice(-4)}`
    default:
      return `***${key.slice(-4)}`
  }
}
