/**
 * The "copia e cola" text behind a PIX code: fields of tag, length and value with a checksum at the end, by the BR Code
 * manual of the Banco Central do Brasil, which follows EMV QRCPS-MPM 1.1. Lengths count bytes; only ASCII is written, so
 * that they count characters too.
 *
 * @module
 */

import { basicLetters, notAccented } from '#lib/basic-letters.ts'

/** Globally unique identifier of the PIX scheme. */
const pixScheme = 'br.gov.bcb.pix'

interface Payee {
  /** Default: {@link pixScheme}. */
  readonly scheme?: string
  /** Accents are dropped and 25 characters kept, as banks do. A name without Latin letters becomes {@link unwritable}. */
  readonly merchantName: string
  /** As the name, with 15 characters. */
  readonly merchantCity: string
  /** Decimal with a point, such as `25.00`; left out, the payer chooses. */
  readonly amount?: string
}

/** A code that can be paid once: the payer's bank reads the charge from an address. */
interface DynamicCode extends Payee {
  /** Without `https://`, at most 77 characters. */
  readonly url: string
}

/**
 * The text of a code for one charge.
 *
 * @throws RangeError if the address is too long, or no ASCII
 */
export function dynamicPixCode({ url, ...payee }: DynamicCode): string {
  const { scheme = pixScheme, merchantName, merchantCity, amount } = payee
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', scheme) + field('25', url)),
    field('52', '0000'),
    field('53', '986'),
    amount === undefined ? '' : field('54', amount),
    field('58', 'BR'),
    field('59', folded(merchantName, 25) || unwritable.name),
    field('60', folded(merchantCity, 15) || unwritable.city),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return body + crc16(body)
}

/** Stands for a name and a city of which nothing can be written in ASCII: both fields are mandatory. */
const unwritable = { name: 'RECEBEDOR', city: 'BRASIL' }

/**
 * The text without accents and other characters that banks do not print, cut to a length. Empty if nothing is left but
 * signs.
 */
function folded(text: string, most: number): string {
  const ascii = text
    .normalize('NFKD')
    .replace(notAccented, (letter) => basicLetters[letter] ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, most)
  return /[A-Za-z0-9]/.test(ascii) ? ascii : ''
}

function field(tag: string, value: string): string {
  if (value.length > 99 || value === '' || /[^\x20-\x7e]/.test(value))
    throw new RangeError(`Field ${tag} of a PIX code takes 1 to 99 ASCII characters`)
  return tag + value.length.toString().padStart(2, '0') + value
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, initial value 0xFFFF) of an ASCII text, as four upper-case hex digits. */
export function crc16(text: string): string {
  let register = 0xffff
  for (const character of text) {
    register ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) register = register & 0x8000 ? (register << 1) ^ 0x1021 : register << 1
    register &= 0xffff
  }
  return register.toString(16).toUpperCase().padStart(4, '0')
}
