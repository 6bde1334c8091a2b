import { bigint, type Infer, string, type } from 'superstruct'
import { expect } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import type { Books } from '#studio/books.ts'
import { rowsAs } from './rows.ts'

const TotalRow = type({ vendor: string(), rounds: bigint(), staked: bigint(), won: bigint() })
const WalletRow = type({ vendor: string(), player: string(), balance: bigint() })

/**
 * Both sides say the same, vendor by vendor and to the cent: settled rounds, stakes and wins, and the wallets that a vendor keeps. Nothing
 * that happened waits to be told.
 *
 * @returns the totals of each vendor
 */
export async function expectEqualBooks(platform: Database, studio: Books): Promise<readonly Infer<typeof TotalRow>[]> {
  const rounds = await rowsAs<Infer<typeof TotalRow>>(
    platform,
    `SELECT r.engine AS vendor, count(DISTINCT r.id)::bigint AS rounds, sum(w.stake)::bigint AS staked, sum(w.win)::bigint AS won
     FROM wager w JOIN round r ON r.id = w.round_id WHERE r.engine IN (SELECT vassalage FROM vendor_link) AND w.status = 'settled'
     GROUP BY 1 ORDER BY 1`,
  )
  const theirs = `SELECT vendor, count(*) AS rounds, sum(stake) AS staked, sum(win) AS won FROM round WHERE state = 'paid' GROUP BY 1 ORDER BY 1`
  expect(studio.rows(TotalRow, theirs, {})).toEqual(rounds)
  const wallets = await rowsAs<Infer<typeof WalletRow>>(
    platform,
    `SELECT p.vassalage AS vendor, p.player_id AS player, a.balance FROM ledger_account a
     JOIN vendor_player p ON p.vassalage = substr(a.purpose, 8) AND p.member_id::text = a.owner_id
     WHERE a.purpose LIKE 'vendor:%' AND a.owner_kind = 'member' ORDER BY p.vassalage COLLATE "C", p.player_id`,
  )
  const kept = 'SELECT vendor, player, balance FROM wallet ORDER BY 1, 2'
  expect(studio.rows(WalletRow, kept, {})).toEqual(wallets)
  expect(studio.rows(type({ round: string() }), 'SELECT round FROM report', {})).toEqual([])
  return rounds
}
