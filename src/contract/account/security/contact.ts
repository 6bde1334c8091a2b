import { enums, type Infer, optional } from 'superstruct'
import { DialingCode } from '#contract/account/auth/access.ts'
import { Text } from '#contract/scalars.ts'

export const ContactKind = enums(['email', 'mobile'])
export type ContactKind = Infer<typeof ContactKind>

/** An e-mail address, or a mobile number in any notation. */
export const ContactFields = { kind: ContactKind, value: Text, countryDialingCode: optional(DialingCode) } as const
