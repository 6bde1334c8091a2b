import { useCallback, useEffect, useState } from 'react'
import { followBalance } from './frame-messages.ts'
import { type AnsweredFunds, type PlayerFunds, playerFunds } from './player-funds.ts'

/** The money of a game's player. */
export interface GameFunds extends PlayerFunds {
  /** Listens to changes of all that can be staked, in minor units; the page around the game tells own money. @returns stops listening */
  readonly followBalance: (listener: (balance: bigint) => void) => () => void
}

/**
 * Players play with own money and that of a running bonus.
 *
 * @param opened the state that the game was opened with; undefined until it is loaded
 */
export function useFunds(opened: (AnsweredFunds & { readonly currency: string }) | undefined): GameFunds {
  const [funds] = useState(playerFunds)
  useEffect(() => {
    if (opened) funds.take(opened)
  }, [funds, opened])
  const currency = opened?.currency ?? ''
  const follow = useCallback<GameFunds['followBalance']>(
    (listener) => followBalance(currency, (own) => listener(funds.withBonus(own))),
    [funds, currency],
  )
  return { ...funds, followBalance: follow }
}
