import type { VendorRefusalCode } from '#contract/vendor/codes.ts'

/** The platform's definite refusal. */
export class PlatformRefused extends Error {
  override readonly name = 'PlatformRefused'
  readonly code: VendorRefusalCode
  readonly value: unknown

  constructor(code: VendorRefusalCode, value: unknown) {
    super(`The platform refused: ${code}`)
    this.code = code
    this.value = value
  }
}
