/**
 * Everything that the site stores in a browser, by lifetime. It sets no cookies. `layouts/boot.js`, which cannot
 * import anything, uses some of these keys too; a test compares them.
 *
 * @module
 */

// On the device (`localStorage`): until the person deletes it.

/** The login that this device remembers. It counts for 24 hours. */
export const loginKey = 'arara.login'
/** `on` if amounts are hidden. */
export const maskKey = 'arara.mask'
/** `narrow` or `wide`: the side menu. */
export const menuKey = 'arara.menu'
/** The chosen language. */
export const languageKey = 'arara.language'
/** The device id, which reveals self-referral (product rule 24.6). */
export const deviceKey = 'arara.device'
/** By how many milliseconds the gateway's clock is ahead of the device's. The next page starts with it. */
export const clockKey = 'arara.clock'

/** When announcements last opened by themselves, milliseconds (product rule 12.2). */
export const announcedKey = 'arara.announced'

/** Set once the person was asked whether this device shall be told something (product rule 12.20). */
export const pushAskedKey = 'arara.pushAsked'

/** The account whose first steps were hidden (product rule 12.22). */
export const firstStepsKey = 'arara.firstSteps'

// In the tab (`sessionStorage`), until its session ends.

export const sessionKey = 'arara.session'
/** A login that has not been greeted yet. */
export const arrivalKey = 'arara.arrival'
/** The account whose contracts this tab has loaded. */
export const contractsKey = 'arara.contracts'
/** The answer to a call. */
export const listKey = (call: string) => `arara.list.${call}`
/** The code of a hand-off from the address, until it is sent. */
export const handoffKey = 'arara.token'
/** The game that a deposit was opened from. */
export const depositGameKey = 'arara.depositGame'

// In the tab, also after a session that ended in any way, until they are decided. Each is stored with its account.

/** The idempotency keys of orders that are not decided: `sendOnce` reads only these. */
export const attemptKeys = {
  deposit: 'arara.deposit',
  withdrawal: 'arara.withdrawal',
  lineTransfer: 'arara.lineTransfer',
  commissionPayout: 'arara.commissionPayout',
  walletTransfer: 'arara.transfer',
  bringAllBack: 'arara.back',
  redeemReward: 'arara.redeem',
  convertPoints: 'arara.convert',
  agentLink: 'arara.agentLink',
  downline: 'arara.downline',
  rebate: 'arara.rebate',
  reward: 'arara.reward',
  mission: 'arara.mission',
  rewards: 'arara.rewards',
  seedPair: 'arara.seedPair',
} as const
const rounds = 'arara.round.'
/** The idempotency key of a bet that is not decided. */
export const roundKey = (nodeId: number, mode: string) => `${rounds}${nodeId}.${mode}`
// In the tab, also after a session that expired, for the next login.

/** Typed text of a page that had to be reloaded. */
export const typedKey = 'arara.typed'
/** `closed` if a member has closed the announcements (product rule 12.2). */
export const memberPopupKey = 'arara.USER_POPUP'

// In the tab, across logins and logouts, because it belongs to no account.

/** The campaign that the visit came from. */
export const campaignKey = 'arara.campaign'
/** `closed` if a visitor has closed the announcements (product rule 12.2). */
export const visitorPopupKey = 'arara.ANONYMOUS_POPUP'
/** Ids of the announcements that were closed. */
export const closedAnnouncementsKey = 'arara.told'
/** The token of an e-mailed link from the address, until it is sent. */
export const resetKey = 'arara.reset'
/** When a page was loaded again because of a deploy. */
export const reloadedKey = 'arara.reloaded'

const ofVisit = [campaignKey, visitorPopupKey, closedAnnouncementsKey, resetKey, reloadedKey]
const ofPerson: readonly string[] = [typedKey, memberPopupKey]
/** A person who logs out between a lost answer and the next try must not order twice. Each key names its account. */
const ofOrders: readonly string[] = Object.values(attemptKeys)

/** Whether a value stays in the tab's storage when the tab's session ends. */
export function staysInTab(key: string, reason: 'left' | 'expired'): boolean {
  if (!key.startsWith('arara.') || ofVisit.includes(key) || ofOrders.includes(key) || key.startsWith(rounds))
    return true
  return reason === 'expired' && ofPerson.includes(key)
}
