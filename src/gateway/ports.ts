import type { AuthPorts } from './account/auth/access.ts'
import type { IdentityProvider } from './account/kyc/identity-provider.ts'
import type { OfOtherAreas } from './account/members/service.ts'
import type { Computations } from './agents/computations/computations.ts'
import type { PostbackSender } from './agents/postbacks/sender.ts'
import type { Section } from './export-fields.ts'
import type { PaymentProvider } from './money/deposits/payment-provider.ts'
import type { FundsPorts } from './money/vendor-wallets/ports.ts'
import type { PayoutPorts } from './money/withdrawals/ports.ts'
import type { PushSender } from './platform/ports/push.ts'
import type { PicturePorts } from './platform/uploads/uploads.ts'
import type { VendorClient } from './play/vendor-door/vendor-client.ts'
import type { MemberOf } from './site/feedback/feedback.ts'
import type { ShownElsewhere } from './site/news/news-version.ts'
import type { OffersOf } from './site/news/targets.ts'

/**
 * What areas need besides the database: services outside, and answers of areas above them. They are opened once at the
 * start, and an area declares which it needs.
 */
export interface Ports {
  readonly auth: AuthPorts
  readonly payments: readonly PaymentProvider[]
  readonly payouts: PayoutPorts
  readonly identity: IdentityProvider
  /** Wallets of members at vendors. */
  readonly funds: FundsPorts
  /** Vendors of games. */
  readonly vendors: VendorClient
  readonly pictures: PicturePorts
  readonly postbacks: PostbackSender
  /** Undefined if the operator has switched it off. */
  readonly push: PushSender | undefined
  readonly computations: Computations
  /** The member of a token; undefined for visitors and trial users. */
  readonly memberOf: MemberOf
  readonly memberFacts: OfOtherAreas
  readonly newsParts: ShownElsewhere
  /** What a member can take, for announcements that are only for those who can. */
  readonly offersOf: OffersOf
  /** The proofs of all areas, by what they prove. */
  readonly checks: Readonly<Record<string, string>>
  /** What all areas have of a member's data. */
  readonly exported: readonly Section[]
}
