import { getRaffleDraw } from '#contract/rewards/raffles/get-raffle-draw.ts'
import { getRaffles } from '#contract/rewards/raffles/get-raffles.ts'
import { rafflePromotion } from '#contract/rewards/raffles/raffle-promotion.ts'
import { call } from '#stores/call.ts'
import { $wallet } from '#stores/money/balance/balance.ts'
import { resource } from '#stores/resource.ts'

/** Running, upcoming and drawn raffles. */
export const raffles = (language: string) => resource(() => call(getRaffles, { language }))

/** The draw of a raffle, with its seed and the whole list. */
export const raffleDraw = (raffleId: string) => resource(() => call(getRaffleDraw, { raffleId }))

/** Takes part; asking again changes nothing. Throws `CallError`. */
export const joinRaffle = (raffleId: string, language: string) => call(rafflePromotion, { raffleId, language })

/**
 * Loads again after every update of the balance, because bets and deposits earn tickets and prizes are paid.
 *
 * @returns a function that stops it
 */
export function followRaffles(refresh: () => void): () => void {
  return $wallet.listen((_, before) => {
    if (before) refresh()
  })
}
