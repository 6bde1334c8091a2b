import { type CrashBet, crashWin, finalCashOut } from '#games/crash/cash-outs.ts'
import type { ShownCrash } from '#games/crash/wire.ts'
import { crashCap } from './bet-limits.ts'
import type { TableLimits } from './tables.ts'

/** How a bet of a crash round ends: cashed out at a multiplier, lost, or given back. */
export type CrashBetEnd =
  | { readonly state: 'cashed'; readonly cashedAt: number; readonly win: bigint }
  | { readonly state: 'lost' | 'void'; readonly win: 0n }

/**
 * The end of a bet of a crash round, the same for the gateway that pays and the page that shows it. Nobody could cash out by hand while no
 * gateway ran, so a bet that waited for its player goes back then.
 */
export function crashEnd(
  { stake, target, cashedAt }: Omit<CrashBet, 'id'>,
  { point, late, forced }: ShownCrash,
  limits: Pick<TableLimits, 'mostWin'>,
): CrashBetEnd {
  if (late && target === undefined && cashedAt === undefined) return { state: 'void', win: 0n }
  const bet = { stake, target: latestCashOut(stake, target, limits), ...(cashedAt !== undefined && { cashedAt }) }
  const at = finalCashOut(bet, point, forced ?? undefined)
  return at === undefined ? { state: 'lost', win: 0n } : { state: 'cashed', cashedAt: at, win: crashWin(stake, at) }
}

/** Where a bet is cashed out at the latest, by its target or because of the most that one bet may pay. Hundredths. */
export const latestCashOut = (
  stake: bigint,
  target: number | null | undefined,
  limits: Pick<TableLimits, 'mostWin'>,
): number => Math.min(target ?? Number.POSITIVE_INFINITY, crashCap(stake, limits))
