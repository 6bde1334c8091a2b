import type { CallFault } from '#api/errors.ts'
import { getRewards } from '#contract/rewards/promotions/get-rewards.ts'
import type { MissingFact, Reward } from '#contract/rewards/promotions/reward.ts'
import { broughtBy } from '#lib/deposit-bonus.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'

/** Id of the promotion that comes with a deposit; null: no bonus; undefined: nothing was chosen. */
export type BonusChoice = string | null | undefined

/** What keeps an offer away only until the member does something about it. */
const mendable: readonly MissingFact[] = ['country_unknown', 'person_unknown', 'device_unknown']

/** Whether the deposit form shows a reward: it is joined, can be joined, or something that can be mended is missing. */
export const isDepositOffer = ({ deposit, state, actions, missing }: Reward): boolean =>
  deposit !== null &&
  (state === 'signed' ||
    actions.includes('join') ||
    (state === 'join' && missing.every((fact) => mendable.includes(fact))))

/** Whether an order was refused because of its bonus. Nothing was charged then, and another choice helps. */
export const isBonusRefusal = (fault: CallFault | undefined): boolean =>
  fault?.kind === 'refused' && (fault.code === 'promotion_not_open' || fault.code === 'promotion_refused')

/** The bonuses that a deposit can come with, joined ones first. */
export const depositOffers = (language: string) =>
  resource(async () => (await call(getRewards, { language })).list.filter(isDepositOffer))

/** What a deposit brings by an offer, by the gateway's rule; undefined if it is too small. @param credited without the fee */
export function promiseOf({ deposit, amount }: Reward, credited: bigint): bigint | undefined {
  return deposit ? broughtBy(credited, { ...deposit, most: amount }) : undefined
}

/** Whether an offer can be chosen. @param credited undefined as long as there is no amount */
export const canChoose = (offer: Reward, credited: bigint | undefined): boolean =>
  offer.missing.length === 0 && (credited === undefined || promiseOf(offer, credited) !== undefined)

/**
 * The choice that a form begins with: the offer that the member has joined. Nobody else has a choice made for them, unless the law
 * of the market allows it.
 */
export function firstChoice(offers: readonly Reward[], isPreselected: boolean): BonusChoice {
  const joined = offers.find(({ state }) => state === 'signed')
  const first = isPreselected ? offers.find((offer) => canChoose(offer, undefined)) : undefined
  return (joined ?? first)?.promotionId
}

/** Whether a choice can be sent: one has to be made only where there is an offer. */
export const isDecided = (choice: BonusChoice, offers: readonly Reward[], credited: bigint): boolean =>
  choice === null ||
  offers.length === 0 ||
  offers.some((offer) => offer.promotionId === choice && canChoose(offer, credited))
