import type { checkStake, reportRound, StopCode } from '#contract/vendor/calls/report-round.ts'
import { touchSession } from '#gateway/account/auth/authentication.ts'
import { demandPlayable, demandStake } from '#gateway/account/protection/allow.ts'
import { notifyOfLimits } from '#gateway/account/protection/limit-message.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { report } from '#gateway/play/vendors/reports.ts'
import { validBet } from '#gateway/play/vendors/valid-bet.ts'
import { type Asking, refusalOfThrown, type VendorHandler, VendorRefusal } from './answers.ts'
import { playedBy } from './played-by.ts'
import { stakeFault } from './stake-fault.ts'
import { tokenRow, type VendorTokenRow } from './token.ts'

/** Says whether a stake from the vendor's own wallet may be made. */
export const tellStake: VendorHandler<typeof checkStake> = async (asking, { token, stake, currency }) => {
  const row = await tokenRow(asking.deps, asking.vendor, token)
  await demandNextStake(asking, row, { stake, currency })
  return {}
}

/** Books a round from the vendor's own wallet, whatever has become of session, account, game and vendor meanwhile. */
export const takeReport: VendorHandler<typeof reportRound> = async (asking, { token, ...request }) => {
  const { deps, vendor } = asking
  const { transactionId: id, roundId, stake, win, currency, playedAt, outcome = null } = request
  const played = await playedBy(deps.database, vendor.code, request)
  const { member_id: memberId, node_id: nodeId, game_type: gameType } = played
  const content = { call: 'reportRound', ...request, stake: stake.toString(), win: win.toString(), outcome }
  const booked = await report(deps.database, {
    transaction: { vendor: vendor.code, id, request: content },
    memberId,
    nodeId,
    reference: roundId,
    stake,
    win,
    outcome: JSON.stringify(outcome),
    validBet: validBet({ gameType, stake, win }),
    // The year 0, which is an instant, is none to the database. What is earlier than the session is moved to its start anyway.
    playedAt: new Date(Math.max(0, Date.parse(playedAt))),
    now: deps.now(),
  })
  if (booked.result === 'early') {
    // Normal for a moment; a report that stays so says that the books of both sides differ.
    deps.log.warn(
      { vendor: vendor.code, round: roundId },
      'a reported round waits for money that the ledger does not know of',
    )
    throw new VendorRefusal('busy', { retryAfter: 5 })
  }
  if (booked.result !== 'done' && booked.result !== 'replayed') throw new VendorRefusal(booked.result)
  const { result, balance, wager_id } = booked
  const row = token === undefined ? undefined : await tokenRow(deps, vendor, token)
  const own = row?.member_id === memberId && row.mode === 'real' ? row : undefined
  if (result === 'done') {
    balanceChanged(deps, memberId)
    if (own?.is_logged_in) await touchSession(deps.database, own, deps.now())
  }
  return {
    balance,
    reference: wager_id.toString(),
    replayed: result === 'replayed',
    stop: await stopOf(asking, own, { stake, currency }),
  }
}

interface Next {
  readonly stake: bigint
  readonly currency: string
}

/**
 * Demands what a bet of the same stake from the main wallet would have to fulfil, but for the money.
 *
 * @throws {VendorRefusal} {Refusal}
 */
async function demandNextStake(
  asking: Asking,
  row: VendorTokenRow | undefined,
  { stake, currency }: Next,
): Promise<void> {
  const fault = await stakeFault(asking, row, currency)
  if (fault !== undefined || !row) throw new VendorRefusal(fault ?? 'unknown_token')
  const { deps } = asking
  const { database, config, now } = deps
  const owner = { memberId: row.member_id, currency }
  if (row.mode !== 'real') return
  await demandPlayable(database, owner, config.jurisdiction, now())
  await notifyOfLimits(deps, owner, () => demandStake(database, owner, stake, now()))
}

async function stopOf(asking: Asking, row: VendorTokenRow | undefined, next: Next) {
  try {
    await demandNextStake(asking, row, next)
    return null
  } catch (thrown) {
    const { code, value } = refusalOfThrown(thrown)
    return { code: code as StopCode, ...(value !== undefined && { value }) }
  }
}
