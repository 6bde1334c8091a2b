import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import type { WinningBet } from './feed-pot.ts'
import type { PotRow } from './pot.ts'

/** A pot with the bet that has won it. */
export interface PotWin extends WinningBet {
  readonly pot: PotRow
}

/**
 * Pays all of a pot to the main wallet of its winner. It is the win of a bet, like a further win: it is paid whatever
 * happened to the account since (product rule 34.5).
 */
export async function payWin(tx: Transaction, { pot, bet, falls, amount }: PotWin, now: Date): Promise<void> {
  const transferId = await transfer(tx, {
    kind: 'jackpot-win',
    reference: `jackpot:${pot.id}`,
    at: now,
    legs: [
      { account: await openWallet(tx, mainWallet(bet.member_id, pot.currency)), amount },
      { account: pot.account_id, amount: -amount },
    ],
  })
  await tx.query(
    `INSERT INTO jackpot_win (pot_id, member_id, wager_id, settled_xid, node_id, bet, falls_at, amount, won_at, paid_at, transfer_id)
     VALUES (:potId, :memberId, :wagerId, :settledXid, :nodeId, :bet, :falls, :amount, :wonAt, :now, :transferId)`,
    {
      potId: pot.id,
      memberId: bet.member_id,
      wagerId: bet.id,
      settledXid: bet.settled_xid,
      nodeId: bet.node_id,
      bet: bet.valid_bet,
      falls,
      amount,
      wonAt: bet.settled_at,
      now,
      transferId,
    },
  )
}

/** Tells the winner. It comes last in a transaction, because all other events wait for it. */
export async function tellWinner(tx: Transaction, { pot, bet, amount }: PotWin, now: Date): Promise<void> {
  await leaveMessage(tx, {
    memberId: bet.member_id,
    kind: 'jackpot_win',
    details: { amount: amount.toString(), currency: pot.currency },
    reference: `jackpot:${pot.id}`,
    now,
  })
}
