import { useCallback, useEffect, useMemo, useState } from 'react'
import { type CallFunction, createClient } from '#api/client.ts'
import { CallError } from '#api/errors.ts'
import { passRealityCheck } from '#contract/play/games/pass-reality-check.ts'
import type { FromGame } from '#lib/game-protocol.ts'
import { type Start, sendToPage, useStart } from './frame-messages.ts'

/** Connection of one of our own games, inside its frame, to the gateway and the page. */
export interface HouseGame<State> {
  /** Calls the gateway with the game's own token. */
  readonly call: CallFunction
  /** The state of the game; undefined until it is loaded. */
  readonly state: State | undefined
  /** Why it could not be loaded. */
  readonly failed: CallError | undefined
  readonly retry: () => void
  /** What every game asks of the page around it, as properties of its face. */
  readonly page: PageProps
}

interface PageProps {
  /** @returns whether the reality check is passed */
  passCheck(): Promise<boolean>
  onLeave(to: Extract<FromGame, { readonly type: 'leave' }>['to']): void
  onBalance(): void
  /** Left out where the page offers no deposit to a player whose balance is too low; the next one no play money. */
  onDeposit?(): void
  onFree?(): void
}

/**
 * Loads a game's state when the page has sent the game's token, and sends the title to the page.
 *
 * @param load throws `CallError`. It must be the same function at each render; another one loads again.
 */
export function useHouseGame<State extends { readonly title: string }>(
  load: (call: CallFunction, start: Start) => Promise<State>,
): HouseGame<State> {
  const start = useStart()
  const [state, setState] = useState<State>()
  const [failed, setFailed] = useState<CallError>()
  const call = useMemo(() => {
    const baseUrl = import.meta.env.PUBLIC_GATEWAY_URL ?? ''
    return createClient({ baseUrl, token: () => start?.gameToken })
  }, [start])

  const retry = useCallback(async () => {
    if (!start) return
    setFailed(undefined)
    try {
      const loaded = await load(call, start)
      setState(loaded)
      sendToPage({ type: 'title', title: loaded.title })
      sendToPage({ type: 'balance' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.fault.kind === 'refused' && error.fault.status === 401) sendToPage({ type: 'expired' })
      setFailed(error)
    }
  }, [start, call, load])

  useEffect(() => void retry(), [retry])
  const offers = (way: 'deposit' | 'free') => start?.ways.includes(way) === true
  return {
    call,
    state,
    failed,
    retry: () => void retry(),
    page: {
      passCheck: () =>
        call(passRealityCheck, {}).then(
          () => true,
          () => false,
        ),
      onLeave: (to) => sendToPage({ type: 'leave', to }),
      onBalance: () => sendToPage({ type: 'balance' }),
      ...(offers('deposit') && { onDeposit: () => sendToPage({ type: 'deposit' }) }),
      ...(offers('free') && { onFree: () => sendToPage({ type: 'free' }) }),
    },
  }
}
