import { string, type } from 'superstruct'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'

const Admitted = type({ issue: string() })

/** The wallet is that of the game session. */
interface Asked {
  readonly lottery: string
  readonly issues: readonly string[]
  readonly gameSessionId: bigint
}

/**
 * Keeps draws open until the end of the transaction, and the wallet to it. It is the first lock of whoever places or gives back bets.
 *
 * @returns those of the draws that take bets, in the order of drawing
 */
export async function openOf(tx: Transaction, { lottery, issues, gameSessionId }: Asked): Promise<string[]> {
  const text = 'SELECT issue FROM lottery_admit(:lottery, :issues::jsonb, :gameSessionId) AS issue'
  const rows = await rowsOf(tx, Admitted, text, { lottery, issues: JSON.stringify(issues), gameSessionId })
  return rows.map(({ issue }) => issue)
}

/** {@link openOf}, if all of them take bets. @throws {Refusal} `bets_closed` */
export async function admit(tx: Transaction, asked: Asked): Promise<void> {
  if ((await openOf(tx, asked)).length < asked.issues.length) throw new Refusal('bets_closed')
}
