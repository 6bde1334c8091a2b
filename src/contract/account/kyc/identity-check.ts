import { array, enums, type Infer, integer, min, nullable, object, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** The tier of a person: unverified data (`none`), a document (`basic`), a proof of address besides (`advanced`). */
export const identityTiers = ['none', 'basic', 'advanced'] as const
export type IdentityTier = (typeof identityTiers)[number]

/** Tiers that documents give. */
export const checkedTiers = ['basic', 'advanced'] as const
export type CheckedTier = (typeof checkedTiers)[number]

export const documentKinds = ['id_card', 'driving_licence', 'passport'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Pictures that a check can need. A passport has no back. */
export const documentSides = ['front', 'back', 'face', 'address'] as const
export type DocumentSide = (typeof documentSides)[number]

export const checkStates = ['draft', 'submitted', 'review', 'approved', 'rejected', 'expired'] as const
export type CheckState = (typeof checkStates)[number]

/** Why documents are rejected; the site has the words of each. */
export const identityReasons = [
  'blurred',
  'cut_off',
  'wrong_document',
  'document_expired',
  'name_differs',
  'number_differs',
  'face_differs',
  'address_old',
  'not_genuine',
] as const
export type IdentityReason = (typeof identityReasons)[number]

/** For rejections only, one of `identityReasons`; a client that does not know the reason shows a general text. */
const Reason = nullable(string())

const IdentityCheckStruct = type({
  checkId: string(),
  tier: enums(checkedTiers),
  documentKind: nullable(enums(documentKinds)),
  state: enums(checkStates),
  reason: Reason,
  /** Pictures that are there; `getUpload` has each, for its owner. */
  pictures: array(type({ side: enums(documentSides), uploadId: string() })),
  /** Pictures that it needs, in the order in which they are asked for. */
  needs: array(enums(documentSides)),
  submittedAt: nullable(Instant),
  decidedAt: nullable(Instant),
  /** Last day of the document, `yyyy-MM-dd`. */
  validUntil: nullable(string()),
  /** Each change of the state since it was submitted, oldest first. */
  history: array(type({ state: enums(checkStates), at: Instant, reason: Reason })),
})
export type IdentityCheck = Infer<typeof IdentityCheckStruct>

/** Why a tier is needed: one amount, the sum that leaves within some days, or the sum of all deposits is above the threshold. */
const identityCauses = ['amount', 'payouts', 'deposits'] as const

/** Value of `identity_required`. Minor units. */
export const IdentityRequiredStruct = object({
  tier: enums(checkedTiers),
  threshold: MinorUnits,
  currency: CurrencyCode,
  cause: enums(identityCauses),
  /** Number of days over which leaving amounts are added up. */
  days: min(integer(), 1),
})
export type IdentityRequired = Infer<typeof IdentityRequiredStruct>

export const IdentityStruct = type({
  tier: enums(identityTiers),
  currency: CurrencyCode,
  /** Each tier with its threshold (for the sum that leaves within `payoutDays`, and for all deposits together) and its pictures. */
  tiers: array(type({ tier: enums(checkedTiers), above: MinorUnits, needs: array(enums(documentSides)) })),
  /** The tier without which the member's next withdrawal is refused, and often the next deposit too; null if none is. */
  required: nullable(enums(checkedTiers)),
  /** Days over which withdrawals and transfers along the line are added up. */
  payoutDays: min(integer(), 1),
  /** Minutes that a decision usually takes. */
  usualMinutes: min(integer(), 1),
  /** Months after the closing of an account for which its documents are kept. */
  keepMonths: min(integer(), 0),
  /** All checks of the member, newest first. */
  checks: array(IdentityCheckStruct),
})
export type Identity = Infer<typeof IdentityStruct>
