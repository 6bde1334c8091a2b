import { boolean, type } from 'superstruct'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { openWallet, pointWallet } from '#gateway/platform/ledger/wallets.ts'
import { pointsOf } from '#lib/points.ts'
import {
  type CountedRow,
  countedBets,
  isGameType,
  type RuleVersion,
  ruleInForce,
  ruleOf,
  typeOfGames,
} from './counted-bets.ts'

const MarkRow = type({ is_on: boolean() })

/**
 * Gives a member the points of all settled bets that are not counted yet (product rule 11.2). A second call gives
 * nothing, also at the same time: the member is locked, and a row stores the last counted bet.
 *
 * Paused and excluded members get the points of their settled bets too.
 */
export async function givePoints(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  // This lock keeps points from being switched on or off. Many transactions can hold it at once.
  const mark = await rowOf(tx, MarkRow, 'SELECT is_on FROM point_mark FOR KEY SHARE')
  const rules = mark?.is_on ? await ruleInForce(tx) : undefined
  if (!rules) return
  await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
  for (const row of await countedBets(tx, memberId)) await countRow(tx, { memberId, row, rules, now })
}

interface Counting {
  readonly memberId: bigint
  readonly row: CountedRow
  readonly rules: RuleVersion
  readonly now: Date
}

async function countRow(tx: Transaction, { memberId, row, rules, now }: Counting): Promise<void> {
  const { currency, game_type: gameType, total, counted } = row
  const fresh = total - counted
  const rule = ruleOf(rules, gameType, currency)
  const price = rule && { points: BigInt(rule.points), turnover: BigInt(rule.turnover) }
  const earned = price ? pointsOf(row.residue, fresh, price) : undefined
  if (fresh === 0n && !earned?.units) return
  await tx.query(
    `INSERT INTO point_count AS c (member_id, currency, game_type, counted, passed, residue) VALUES (:memberId, :currency, :gameType, :total, :passed, :residue)
     ON CONFLICT (member_id, currency, game_type) DO UPDATE
       SET counted = excluded.counted, passed = c.passed + excluded.passed, residue = excluded.residue`,
    { memberId, currency, gameType, total, passed: earned ? 0n : fresh, residue: earned?.residue ?? row.residue },
  )
  if (!price || !earned || earned.units === 0n || !isGameType(gameType)) return
  const { units, points, residue } = earned
  const transferId = await transfer(tx, {
    kind: 'points-earned',
    reference: `points:${memberId}:${currency}:${gameType}:${total}`,
    at: now,
    legs: [
      { account: await openWallet(tx, pointWallet(memberId)), amount: points },
      { system: 'points', amount: -points },
    ],
  })
  await tx.query(
    `INSERT INTO point_entry (member_id, at, kind, type, points, currency, game_type, version, units, turnover, residue, transfer_id)
     VALUES (:memberId, :now, 'earn', :type, :points, :currency, :gameType, :version, :units, :turnover, :residue, :transferId)`,
    {
      memberId,
      now,
      type: typeOfGames[gameType],
      points,
      currency,
      gameType,
      version: rules.version,
      units,
      turnover: price.turnover,
      residue,
      transferId,
    },
  )
}
