/** Content of a PIX code, by the BR Code manual of the Banco Central do Brasil, which follows EMV QRCPS-MPM 1.1. */
export interface PixCode {
  /** Globally unique identifier of the scheme; the real one is `br.gov.bcb.pix`. */
  readonly scheme: string
  readonly key: string
  /** Decimal with a point, such as `25.00`. */
  readonly amount: string
  /** At most 25 letters without accents. */
  readonly merchantName: string
  /** At most 15 letters without accents. */
  readonly merchantCity: string
  /** `txid`, 1 to 25 letters and digits. */
  readonly reference: string
}

/** The "copia e cola" text: fields of tag, length and value, with a checksum at the end. */
export function pixPayload(code: PixCode): string {
  const body = [
    field('00', '01'),
    // 12: the code can be paid once.
    field('01', '12'),
    field('26', field('00', code.scheme) + field('01', code.key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', code.amount),
    field('58', 'BR'),
    field('59', code.merchantName),
    field('60', code.merchantCity),
    field('62', field('05', code.reference)),
  ].join('')
  return `${body}6304${crc16(`${body}6304`)}`
}

function field(tag: string, value: string): string {
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
