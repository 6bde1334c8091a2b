/**
 * Who is paid, as the payer's bank will show it: field 59 of a PIX code (EMV QRCPS-MPM 1.1: tag, length, value).
 *
 * @returns undefined where the text is no such code
 */
export function payeeOf(code: string): string | undefined {
  for (let at = 0; at + 4 <= code.length; ) {
    const length = Number(code.slice(at + 2, at + 4))
    if (!Number.isInteger(length)) return undefined
    if (code.slice(at, at + 2) === '59') return code.slice(at + 4, at + 4 + length) || undefined
    at += 4 + length
  }
  return undefined
}
