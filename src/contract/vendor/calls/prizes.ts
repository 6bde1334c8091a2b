import { object, size, string, type } from 'superstruct'
import { CurrencyCode } from '#contract/scalars.ts'
import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import { toPlatform } from '#contract/vendor/define-vendor-call.ts'
import { Correction, Stake, VendorId } from '#contract/vendor/scalars.ts'
import { moved } from './moved.ts'

const Name = size(string(), 1, 100)

export const promoWin = toPlatform({
  name: 'promoWin',
  summary: 'Pays a prize of a promotion of the vendor: it belongs to no bet.',
  request: object({
    transactionId: VendorId,
    playerId: VendorId,
    gameId: VendorId,
    amount: Stake,
    currency: CurrencyCode,
    /** Name of the promotion, as the player knows it. */
    promotion: Name,
  }),
  value: type(moved),
  codes: ['unknown_player', 'unknown_game', 'wrong_currency', 'duplicate_transaction', 'rolled_back'],
})

export const adjustment = toPlatform({
  name: 'adjustment',
  summary: 'Corrects a settled bet: adds to its win, or takes back what was paid by mistake.',
  request: object({
    transactionId: VendorId,
    betId: VendorId,
    /** Positive: paid to the player; negative: taken from the player. */
    amount: Correction,
    currency: CurrencyCode,
    /** What the member reads. */
    reason: Name,
  }),
  value: type(moved),
  codes: [
    ...['bet_unknown', 'rolled_back', 'not_enough_money', 'wrong_currency', 'duplicate_transaction'],
    ...['win_too_late', 'already_settled'],
  ] as const satisfies readonly VendorRefusalCode[],
})
