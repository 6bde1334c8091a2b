import type { Translate } from '#lib/messages.ts'

export interface VerifyWords {
  readonly t: Translate<'fairness-verify'>
  readonly locale: string
}

/** A step in words. The page draws it and the script prints it. */
export interface Explained {
  readonly title: string
  /** What the step does. */
  readonly text: string
  /** What came of it this time. */
  readonly finding: string
  /** Long values with their names, to be compared and copied. */
  readonly values: readonly { readonly name: string; readonly value: string }[]
  /** Amounts of money with their names. */
  readonly amounts: readonly { readonly name: string; readonly value: string }[]
  /** Short calculations, in their order. */
  readonly lines: readonly string[]
}
