/**
 * The payee's name in a PIX code, which the payer's bank app will show: field 59 (EMV QRCPS-MPM 1.1: tag, length,
 * value).
 *
 * @returns undefined if the text is not a PIX code
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
