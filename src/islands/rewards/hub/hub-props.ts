import type { RewardHub as Hub } from '#contract/rewards/hub/get-reward-hub.ts'
import type { ScreenProps } from '#islands/screen.ts'

/** A card of the list of promotions: a promotion of which the member has nothing, or a reward. */
export type CardTarget = { readonly promotionId: string } | { readonly claimId: string }

/** What every part of the hub gets. */
export interface HubProps extends ScreenProps {
  readonly hub: Hub
  /** Loads the hub again. */
  readonly refresh: () => void
  /** Opens the list of promotions at a card. */
  readonly see: (target: CardTarget) => void
}
