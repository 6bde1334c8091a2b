import { type RefObject, useCallback, useState } from 'react'
import type { Check, Trouble } from '#games/slots/use-round.ts'
import { now } from '#lib/clock.ts'
import type { Placed, SeatDecision, SharedTable, TableFunds, TableProps, WantedTableBet } from './props.ts'
import type { BetsOfRound } from './stage.ts'

/** What a player can do at a table, and what came in the way of it. */
export interface TableSteps {
  /** Why the last step was refused; undefined if it was not, or the player has put it away. */
  readonly trouble: Trouble | undefined
  /** A reality check that is due. */
  readonly check: Check | undefined
  /** Places bets of the open round. A refusal is shown by itself. @returns whether they lie */
  readonly place: (bets: readonly WantedTableBet[]) => Promise<boolean>
  readonly undo: (which: 'last' | 'all') => Promise<boolean>
  /** Cashes out a bet of a running crash round. @returns whether it was in time */
  readonly cashOut: (place: string) => Promise<boolean>
  /** Decides for an own seat of blackjack. @returns whether it counts */
  readonly decide: (decision: SeatDecision) => Promise<boolean>
  readonly dismiss: () => void
  readonly endCheck: () => void
}

interface Options {
  readonly props: RefObject<TableProps>
  /** What is known of the table now. */
  readonly at: RefObject<{
    readonly table: SharedTable
    readonly bets: BetsOfRound
  }>
  /** Takes over what the player has in a round, and the money after it. */
  readonly take: (held: BetsOfRound, funds: TableFunds | undefined) => void
  readonly reload: () => Promise<void>
}

/** The steps of a player at a table. Each is asked of the gateway under a key of its own. */
export function useTableSteps({ props, at, take, reload }: Options): TableSteps {
  const [trouble, setTrouble] = useState<Trouble>()
  const [check, setCheck] = useState<Check>()

  const send = useCallback(
    async (ask: (round: number, key: string) => Promise<Placed>): Promise<boolean> => {
      const asked = at.current.table.round?.number
      if (asked === undefined) return false
      setTrouble(undefined)
      const answer = await ask(asked, crypto.randomUUID())
      if (answer.ok) {
        if (at.current.table.round?.number === asked) take({ number: asked, own: answer.own }, answer.funds)
        return true
      }
      if (answer.check) setCheck({ ...answer.check, at: now() })
      else setTrouble({ text: answer.message, retry: false, insufficientFunds: answer.code === 'insufficient_funds' })
      // It is not known whether the bets lie: the table says so.
      if (answer.retry) void reload()
      return false
    },
    [at, reload, take],
  )

  const place = useCallback(
    (wanted: readonly WantedTableBet[]) => send((asked, key) => props.current.place(asked, wanted, key)),
    [props, send],
  )
  const undo = useCallback(
    (which: 'last' | 'all') => send((asked, key) => props.current.undo(asked, which, key)),
    [props, send],
  )
  const decide = useCallback(
    (decision: SeatDecision) => send((asked, key) => props.current.decide(asked, decision, key)),
    [props, send],
  )
  const cashOut = useCallback(
    async (where: string): Promise<boolean> => {
      const asked = at.current.table.round?.number ?? 0
      const answer = await props.current.cashOut(asked, where, crypto.randomUUID())
      if (answer.ok) {
        const { number: held, own } = at.current.bets
        const after = own.map((bet) => (bet.place === where ? { ...bet, cashedAt: answer.cashedAt } : bet))
        take({ number: held, own: after }, undefined)
        return true
      }
      setTrouble({ text: answer.message, retry: false, insufficientFunds: false })
      if (answer.retry) void reload()
      return false
    },
    [props, at, reload, take],
  )

  return {
    ...{ trouble, check, place, undo, cashOut, decide },
    dismiss: () => setTrouble(undefined),
    endCheck: () => setCheck(undefined),
  }
}
