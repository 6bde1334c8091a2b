import { type RefObject, useCallback, useState } from 'react'
import type { WantedSlip } from '#games/lottery/slip.ts'
import type { Check } from '#games/slots/use-round.ts'
import { now } from '#lib/clock.ts'
import type { LotteryFunds, LotteryProps, OwnBet, Placed, TakenBack, WantedChase } from './props.ts'

/** Why something was not done, and how it can be tried again. */
export interface LotteryTrouble {
  readonly text: string
  readonly insufficientFunds: boolean
  /** Asks the same again under the same key, where it is not known whether it was done. */
  readonly again: (() => void) | undefined
}

/** What a player can do in a lottery, and what came in the way of it. */
export interface LotterySteps {
  readonly trouble: LotteryTrouble | undefined
  /** A reality check that is due. */
  readonly check: Check | undefined
  /** What is being asked of the gateway. */
  readonly busy: boolean
  /** Places bets. A refusal is shown by itself. @returns whether they are placed */
  readonly place: (issue: string, bets: readonly WantedSlip[], chase: WantedChase | undefined) => Promise<boolean>
  readonly cancel: (bet: OwnBet) => Promise<boolean>
  readonly cancelChase: (chaseId: string) => Promise<boolean>
  readonly dismiss: () => void
  readonly endCheck: () => void
}

interface Options {
  readonly props: RefObject<LotteryProps>
  readonly reload: () => Promise<boolean>
  /** Takes over bets that were placed, and the money after it. Always the same function. */
  readonly onPlaced: (placed: readonly OwnBet[], funds: LotteryFunds) => void
}

/** The steps of a player. Each is asked under a key of its own; what is unclear is asked again under the same. */
export function useLotterySteps({ props, reload, onPlaced }: Options): LotterySteps {
  const [trouble, setTrouble] = useState<LotteryTrouble>()
  const [check, setCheck] = useState<Check>()
  const [busy, setBusy] = useState(false)

  const send = useCallback(
    async <Answer extends Placed | TakenBack>(
      ask: (key: string) => Promise<Answer>,
      done: (answer: Extract<Answer, { readonly ok: true }>) => void,
      key: string = crypto.randomUUID(),
    ): Promise<boolean> => {
      setTrouble(undefined)
      setBusy(true)
      const answer = await ask(key)
      setBusy(false)
      if (answer.ok) {
        done(answer as Extract<Answer, { readonly ok: true }>)
        return true
      }
      if (answer.check) setCheck({ ...answer.check, at: now() })
      else
        setTrouble({
          text: answer.message,
          insufficientFunds: answer.code === 'insufficient_funds',
          again: answer.retry ? () => void send(ask, done, key) : undefined,
        })
      if (answer.retry || answer.code === 'bets_closed') void reload()
      return false
    },
    [reload],
  )
  const place = useCallback(
    (issue: string, bets: readonly WantedSlip[], chase: WantedChase | undefined) =>
      send(
        (key) => props.current.place(issue, bets, chase, key),
        ({ placed, funds }) => onPlaced(placed, funds),
      ),
    [props, send, onPlaced],
  )
  const takeBack = useCallback(
    (ask: (key: string) => Promise<TakenBack>) =>
      send(ask, () => {
        void reload()
        props.current.onBalance?.(0n)
      }),
    [props, send, reload],
  )
  return {
    ...{ trouble, check, busy, place },
    cancel: useCallback((bet: OwnBet) => takeBack((key) => props.current.cancel(bet, key)), [props, takeBack]),
    cancelChase: useCallback(
      (chaseId: string) => takeBack((key) => props.current.cancelChase(chaseId, key)),
      [props, takeBack],
    ),
    dismiss: () => setTrouble(undefined),
    endCheck: () => setCheck(undefined),
  }
}
