import { bigint, string, type } from 'superstruct'
import { expect } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import type { Books } from '#studio/books.ts'
import { rowsAs } from './rows.ts'

interface Total {
  readonly vendor: string
  readonly rounds: bigint
  readonly staked: bigint
  readonly won: bigint
}

const TotalRow = type({ vendor: string(), rounds: bigint(), staked: bigint(), won: bigint() })

/**
 * Platform and studio say the same, vendor by vendor and to the cent: settled rounds, stakes and wins.
 *
 * @returns the totals
 */
export async function expectEqualBooks(platform: Database, studio: Books): Promise<readonly Total[]> {
  const ours = await rowsAs<Total>(
    platform,
    `SELECT r.engine AS vendor, count(DISTINCT r.id)::bigint AS rounds, sum(w.stake)::bigint AS staked, sum(w.win)::bigint AS won
     FROM wager w JOIN round r ON r.id = w.round_id WHERE r.engine IN (SELECT vassalage FROM vendor_link) AND w.status = 'settled'
     GROUP BY 1 ORDER BY 1`,
  )
  const theirs = studio.rows(
    TotalRow,
    `SELECT vendor, count(*) AS rounds, sum(stake) AS staked, sum(win) AS won FROM round WHERE state = 'paid' GROUP BY 1 ORDER BY 1`,
    {},
  )
  expect(theirs).toEqual(ours)
  return theirs
}
