import type { ResponseOf } from '#contract/define-call.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { mostWithin } from '#lib/most-within.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'

export type WithdrawalOptions = ResponseOf<typeof getWithdrawalOptions>

/** The member's options for a withdrawal now, which the whole centre shows. */
export const options = resource(() => call(getWithdrawalOptions, {}))

/** Loads the current rates of coins, because the shown ones may be old. */
export const refreshRates = (): void => options.refresh()

/** The largest amount that can be withdrawn now: nothing if it is below the minimum. Minor units. */
export const mostToWithdraw = (now: WithdrawalOptions): bigint => mostWithin(now)
