import { useCallback, useEffect, useRef, useState } from 'react'
import type { Json } from '#games/instants/instant.ts'
import { tableLookOf } from '#games/kit/looks.ts'
import {
  balanceReceived,
  type Funds,
  settled,
  shown,
  shownBalance,
  staked,
  undone,
  wageringAfter,
} from '#games/slots/funds.ts'
import { usePauses } from '#games/slots/pauses.ts'
import type { WageringFacts } from '#games/slots/props.ts'
import { sendSpin } from '#games/slots/send-spin.ts'
import type { Check, Trouble } from '#games/slots/use-round.ts'
import type { PlaySound } from '#games/sound/sound.ts'
import { useSound } from '#games/sound/use-sound.ts'
import { now } from '#lib/clock.ts'
import { formatMoney } from '#lib/money.ts'
import type { InstantProps, PlayResult, ShownRound } from './props.ts'

/**
 * What happens now: `idle` (a bet can be placed), `sending` (a bet is under way), `open` (the round waits for a decision), `deciding` (one is
 * under way), `showing` (the round is over, and the face plays its end).
 */
export type Phase = 'idle' | 'sending' | 'open' | 'deciding' | 'showing'

/** One instant game on the screen: what its face shows, and what it can do. */
export interface InstantPlay {
  readonly props: InstantProps
  readonly phase: Phase
  /** The round to show: the one that goes on, or the last one; undefined before the first. */
  readonly round: ShownRound | undefined
  /** The last round, once its end has been shown. */
  readonly last: ShownRound | undefined
  /** Rounds of this visit whose end was shown, newest first. */
  readonly earlier: readonly ShownRound[]
  /** The balance to show; it does not tell the result before the face has. */
  readonly balance: bigint
  readonly bonus: bigint | undefined
  readonly wagering: WageringFacts | null | undefined
  /** Wins minus stakes of the session. */
  readonly net: bigint
  /** The nonce of the next round. */
  readonly nonce: number
  readonly trouble: Trouble | undefined
  readonly reconnecting: boolean
  readonly check: Check | undefined
  /** Whether the least time since the last round is over. */
  readonly rested: boolean
  readonly audible: boolean
  readonly format: (amount: bigint) => string
  /** Places a bet; nothing happens unless the phase is `idle`. */
  readonly bet: (choice: Json, stake: bigint) => void
  /** Takes a decision; nothing happens unless the phase is `open`. */
  readonly decide: (decision: Json) => void
  /** Tells that the face has shown the end of the round. */
  readonly shown: () => void
  /** Sends a bet or decision without an answer again. */
  readonly again: () => void
  readonly dismiss: () => void
  readonly endCheck: () => void
  readonly sound: PlaySound
  readonly toggleSound: () => void
}

/** A request whose result is unknown. It is sent again with the same key. */
type Pending =
  | { readonly kind: 'bet'; readonly key: string; readonly stake: bigint; readonly choice: Json }
  | { readonly kind: 'decision'; readonly key: string; readonly decision: Json }

/** Rounds that {@link InstantPlay.earlier} keeps. */
const mostEarlier = 24

/** Plays one round at a time, and keeps the key of a bet until its result is known. */
export function useInstant(props: InstantProps): InstantPlay {
  const latest = useRef(props)
  latest.current = props
  const pending = useRef<Pending | undefined>(undefined)
  const [phase, setPhase] = useState<Phase>(props.open ? 'open' : 'idle')
  const [round, setRound] = useState(props.open ?? props.interrupted)
  const [last, setLast] = useState<ShownRound>()
  const [earlier, setEarlier] = useState<readonly ShownRound[]>([])
  const [funds, setFunds] = useState<Funds>({ known: props.balance })
  const [bonus, setBonus] = useState(props.bonus)
  const [wagering, setWagering] = useState<WageringFacts | null | undefined>(props.wagering)
  const [net, setNet] = useState(props.net ?? 0n)
  const [nonce, setNonce] = useState(props.seeds.nonce)
  const [trouble, setTrouble] = useState<Trouble>()
  const [reconnecting, setReconnecting] = useState(false)
  const [check, setCheck] = useState<Check>()
  const [restedAt, setRestedAt] = useState(0)
  const [rested, setRested] = useState(true)
  const [audible, setAudible] = useState(false)
  const at = useRef<{ phase: Phase; round: ShownRound | undefined; net: bigint | undefined }>({
    phase,
    round,
    net: undefined,
  })
  const { wait } = usePauses()
  const sound = useSound(tableLookOf(props.look).timbre, audible)
  const { currency, locale, followBalance } = props
  const format = useCallback((amount: bigint) => formatMoney(amount, currency, locale), [currency, locale])

  useEffect(() => followBalance?.((balance) => setFunds((before) => balanceReceived(before, balance))), [followBalance])
  useEffect(() => {
    setRested(restedAt <= now())
    if (restedAt <= now()) return
    const timer = setTimeout(() => setRested(true), restedAt - now())
    return () => clearTimeout(timer)
  }, [restedAt])

  const go = useCallback((to: Phase, shownRound = at.current.round) => {
    at.current.phase = to
    at.current.round = shownRound
    setPhase(to)
    setRound(shownRound)
  }, [])

  /** Takes over the answer of the gateway. */
  const receive = useCallback(
    (result: PlayResult, before: ShownRound | undefined) => {
      setReconnecting(false)
      if (result.ok) {
        const { outcome, balance } = result
        const isOver = outcome.state !== 'open'
        at.current.net = result.net
        setFunds((known) => (isOver ? settled(known, balance, outcome.win) : { known: balance }))
        setBonus(result.bonus)
        setWagering((known) => wageringAfter(known, result.wagering))
        go(isOver ? 'showing' : 'open', outcome)
        if (!isOver) latest.current.onBalance?.(balance)
        return
      }
      setFunds(undone)
      if (result.check) setCheck({ ...result.check, at: now() })
      else {
        const { message: text, retry, code } = result
        setTrouble({ text, retry, insufficientFunds: code === 'insufficient_funds' })
      }
      go(before ? 'open' : 'idle')
    },
    [go],
  )

  const send = useCallback(
    async (asked: Pending, unsure: boolean) => {
      const before = asked.kind === 'decision' ? at.current.round : undefined
      setTrouble(undefined)
      const ask = () =>
        asked.kind === 'bet'
          ? latest.current.play(asked.stake, asked.choice, asked.key)
          : latest.current.decide(before?.roundId ?? '', before?.decisions.length ?? 0, asked.decision, asked.key)
      const result = await sendSpin({ unsure, send: ask, onRetry: () => setReconnecting(true), pause: wait })
      if (result.ok || !result.retry) {
        pending.current = undefined
        if (asked.kind === 'bet') latest.current.forget?.(asked.key)
      }
      if (asked.kind === 'bet' && result.ok) {
        // Counted from the answer on, so that the gateway never finds the next round too early.
        setRestedAt(now() + latest.current.cycle)
        setNonce(result.outcome.nonce + 1)
      }
      receive(result, before)
    },
    [receive, wait],
  )

  const begin = useCallback(
    (asked: Pending) => {
      const unsure = pending.current !== undefined
      pending.current = asked
      if (asked.kind === 'bet') {
        if (!unsure) latest.current.remember(asked.key, asked.stake, asked.choice)
        setFunds((known) => staked(known, asked.stake))
        setLast(undefined)
        go('sending', undefined)
      } else go('deciding')
      void send(asked, unsure)
    },
    [go, send],
  )

  const bet = useCallback(
    (choice: Json, stake: bigint) => {
      if (at.current.phase !== 'idle') return
      // One whose result is unknown comes first, whatever is chosen now.
      begin(pending.current ?? { kind: 'bet', key: crypto.randomUUID(), stake, choice })
    },
    [begin],
  )

  const decide = useCallback(
    (decision: Json) => {
      if (at.current.phase !== 'open') return
      begin(pending.current ?? { kind: 'decision', key: crypto.randomUUID(), decision })
    },
    [begin],
  )

  const over = useCallback(() => {
    const { phase: was, round: ended, net: told } = at.current
    if (was !== 'showing' || !ended) return
    setFunds(shown)
    // A bonus pays a part of the stake, so the gateway sends the net result then.
    setNet((before) => told ?? before + (ended.state === 'void' ? 0n : ended.win - ended.stake))
    setLast(ended)
    setEarlier((before) => [ended, ...before].slice(0, mostEarlier))
    latest.current.onBalance?.(0n)
    go('idle')
  }, [go])

  const again = useCallback(() => {
    if (pending.current) begin(pending.current)
  }, [begin])

  return {
    ...{
      props,
      phase,
      round,
      last,
      earlier,
      bonus,
      wagering,
      net,
      nonce,
      trouble,
      reconnecting,
      check,
      rested,
      audible,
    },
    balance: shownBalance(funds),
    ...{ format, bet, decide, shown: over, again },
    dismiss: () => setTrouble(undefined),
    endCheck: () => setCheck(undefined),
    sound,
    toggleSound: () => setAudible((on) => !on),
  }
}
