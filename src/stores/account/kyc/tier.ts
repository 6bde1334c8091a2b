import { getIdentity } from '#contract/account/kyc/get-identity.ts'
import type { CheckedTier, Identity, IdentityCheck } from '#contract/account/kyc/identity-check.ts'
import { $token } from '#stores/account/auth/session.ts'
import { $unread } from '#stores/account/security/profile.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'

/** The member's tier, and all their checks. */
export const identity = resource(() => call(getIdentity, {}))

/** Shows the answer of a change of the documents. Throws `CallError`. */
export async function take(answer: Promise<Identity>): Promise<Identity> {
  const token = $token.get()
  const changed = await answer
  if ($token.get() === token) identity.put(changed)
  return changed
}

/** Reloads at each new message, because a decision sends one. @returns a function that stops this */
export const followIdentity = (): (() => void) => $unread.listen(() => identity.refresh())

/** The tier that can be reached next; undefined if there is no more. */
export function nextTier({ tier }: Pick<Identity, 'tier'>): CheckedTier | undefined {
  if (tier === 'advanced') return undefined
  return tier === 'none' ? 'basic' : 'advanced'
}

/** The newest check of a tier. */
export const newestOf = ({ checks }: Pick<Identity, 'checks'>, tier: CheckedTier): IdentityCheck | undefined =>
  checks.find((check) => check.tier === tier)

/** How far a member is on the way to the next tier. */
export type TierState =
  | { readonly state: 'done' }
  | { readonly state: 'missing'; readonly tier: CheckedTier }
  /** `missing`: pictures that a draft has not got yet. */
  | { readonly state: 'draft'; readonly tier: CheckedTier; readonly missing: number }
  | { readonly state: 'review' | 'expired'; readonly tier: CheckedTier }
  | { readonly state: 'rejected'; readonly tier: CheckedTier; readonly reason: string | null }

/** The member's state before the next tier: nothing was sent, or the state of the last check. */
export function tierStateOf(value: Pick<Identity, 'tier' | 'checks'>): TierState {
  const tier = nextTier(value)
  if (!tier) return { state: 'done' }
  const check = newestOf(value, tier)
  switch (check?.state) {
    case 'draft': {
      const missing = check.needs.filter((side) => !check.pictures.some((picture) => picture.side === side)).length
      return { state: 'draft', tier, missing }
    }
    case 'submitted':
    case 'review':
      return { state: 'review', tier }
    case 'rejected':
      return { state: 'rejected', tier, reason: check.reason }
    case 'expired':
      return { state: 'expired', tier }
    default:
      return { state: 'missing', tier }
  }
}

/**
 * Whether the member has something to do, or waits for an answer. After a document was accepted, a proof of address is not requested until
 * an amount needs it.
 */
export function isOpen(value: Pick<Identity, 'tier' | 'checks' | 'required'>): boolean {
  const { state } = tierStateOf(value)
  if (state === 'done') return false
  return state !== 'missing' || value.tier === 'none' || value.required !== null
}
