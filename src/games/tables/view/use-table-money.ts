import { useCallback, useRef, useState } from 'react'
import { wageringAfter } from '#games/slots/funds.ts'
import type { WageringFacts } from '#games/slots/props.ts'
import type { OpenedTable, TableFunds } from './props.ts'
import type { EndedRound } from './stage.ts'

/** What a table shows of its player's money, in minor units. */
export interface TableMoney {
  /** What can be staked; it does not tell a result before the face has. */
  readonly balance: bigint
  /** Bonus money in the balance; undefined if no bonus is running. */
  readonly bonus: bigint | undefined
  /** The wagering of the running bonus; null if the last round ended the bonus, undefined if none was running. */
  readonly wagering: WageringFacts | null | undefined
  /** Wins minus stakes of the session of play. */
  readonly net: bigint
}

interface KeptMoney {
  readonly money: TableMoney
  /** Takes over what the gateway has answered. */
  readonly takeFunds: (funds: TableFunds) => void
  /** Takes over all that can be staked, of which a message tells nothing else. */
  readonly takeBalance: (balance: bigint) => void
  readonly takeNet: (net: bigint) => void
  /** Adds the win of a round whose result was shown, before the gateway tells the exact balance. */
  readonly addWin: (win: bigint) => void
  /** Adds a round to the result of the session. A bonus pays a part of the stake, so the gateway tells the result then. */
  readonly addToNet: (ended: Pick<EndedRound, 'win' | 'stake'>) => void
}

/** Keeps the money that a table shows. All functions stay the same. */
export function useTableMoney(opened: TableFunds & Pick<OpenedTable, 'net'>): KeptMoney {
  const [balance, takeBalance] = useState(opened.balance)
  const [bonus, setBonus] = useState(opened.bonus)
  const [wagering, setWagering] = useState<WageringFacts | null | undefined>(opened.wagering)
  const [net, takeNet] = useState(opened.net)
  const hasBonus = useRef(false)
  hasBonus.current = bonus !== undefined
  const takeFunds = useCallback((funds: TableFunds) => {
    takeBalance(funds.balance)
    setBonus(funds.bonus)
    setWagering((before) => wageringAfter(before, funds.wagering))
  }, [])
  const addWin = useCallback((win: bigint) => takeBalance((before) => before + win), [])
  const addToNet = useCallback(({ win, stake }: Pick<EndedRound, 'win' | 'stake'>) => {
    if (!hasBonus.current) takeNet((before) => before + win - stake)
  }, [])
  return { money: { balance, bonus, wagering, net }, takeFunds, takeBalance, takeNet, addWin, addToNet }
}
