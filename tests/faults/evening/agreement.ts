// What the players know, held against what the house has.
import { expect } from 'vitest'
import type { CallFunction } from '#api/client.ts'
import type { Bet } from '#contract/play/history/bet.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { balanceOf, ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { type FundedPlayer, openingBalance } from '#tests/load/players.ts'
import { rowsAs } from '#tests/support/rows.ts'
import type { KnownRound } from './guest.ts'
import { nameOf } from './table-names.ts'

/** All bets of a player, as their own pages show them. */
async function historyOf(client: CallFunction, { sessionToken: token }: FundedPlayer): Promise<readonly Bet[]> {
  const bets: Bet[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await client(getBettingHistory, { pageSize: 999, ...(cursor !== undefined && { cursor }) }, { token })
    bets.push(...page.list)
    if (page.next === null) return bets
    cursor = page.next
  }
}

/** Bets of shared rounds have the name of their table and its round. */
async function tableNames(database: Database, { memberId }: FundedPlayer): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsAs<{ round_id: bigint; table_id: string; number: bigint }>(
    database,
    `SELECT round_id, table_id, number FROM table_player WHERE member_id = :memberId AND mode = 'real'`,
    { memberId },
  )
  return new Map(rows.map(({ round_id: id, table_id: table, number }) => [`${id}`, nameOf(table, number)]))
}

function roundsOf(bets: readonly Bet[], names: ReadonlyMap<string, string>): KnownRound[] {
  return [...Map.groupBy(bets, ({ roundId }) => roundId)].map(([roundId, here]) => {
    const sum = (amount: (bet: Bet) => bigint) => here.reduce((whole, bet) => whole + amount(bet), 0n)
    return {
      name: names.get(roundId) ?? roundId,
      bets: here.length,
      stake: sum(({ stake }) => stake),
      win: sum(({ win }) => win ?? 0n),
      returned: sum(({ status, stake }) => (status === 'voided' ? stake : 0n)),
    }
  })
}

const inOrder = (rounds: readonly KnownRound[]) => rounds.toSorted((one, other) => (one.name < other.name ? -1 : 1))

/**
 * A player's history has exactly the rounds that the player was answered of, to the cent and with every bet once, and the wallet has
 * what they leave.
 *
 * @returns how many bets were compared
 */
export async function expectAgreement(
  { client, database }: { readonly client: CallFunction; readonly database: Database },
  player: FundedPlayer,
  known: readonly KnownRound[],
): Promise<number> {
  const bets = await historyOf(client, player)
  expect(bets.filter(({ status }) => status === 'open')).toEqual([])
  expect(inOrder(roundsOf(bets, await tableNames(database, player)))).toEqual(inOrder(known))
  const wallet = await ensureAccount(database, { kind: 'member', id: String(player.memberId) }, 'main', 'BRL')
  const left = known.reduce((sum, { stake, win, returned }) => sum - stake + win + returned, openingBalance)
  expect(await balanceOf(database, wallet)).toMatchObject({ balance: left, held: 0n })
  return bets.length
}
