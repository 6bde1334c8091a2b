import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SlotsGameProps } from './props.ts'
import { firstScene, type Scene } from './scene.ts'
import { sendSpin } from './send-spin.ts'
import { restReels, type Stage, showRound, startReels, timing } from './show.ts'
import { createSound } from './sound.ts'
import { themes } from './themes/index.ts'
import type { RoundOutcome } from './types.ts'
import { useWait } from './use-wait.ts'

export type Trouble = { readonly text: string; readonly again: boolean }

export type Round = {
  readonly scene: Scene
  readonly busy: boolean
  /** Balance to show: it does not give away a result that still turns. */
  readonly balance: bigint
  /** Wins less stakes of the session. */
  readonly net: bigint
  readonly trouble: Trouble | undefined
  readonly reconnecting: boolean
  /** The last round that was shown to its end. */
  readonly last: RoundOutcome | undefined
  readonly play: (stake: bigint) => void
  readonly watch: (outcome: RoundOutcome) => void
  readonly dismiss: () => void
}

/** One round at a time: its key, its sending and its showing. */
export function useRound(props: SlotsGameProps, audible: boolean): Round {
  const theme = themes[props.theme]
  const latest = useRef(props)
  latest.current = props
  const open = useRef<{ key: string; stake: bigint } | undefined>(undefined)
  const running = useRef(false)
  const unshown = useRef<bigint | undefined>(undefined)
  const [scene, setScene] = useState(() => firstScene(theme, props.pending))
  const [busy, setBusy] = useState(false)
  const [balance, setBalance] = useState(props.balance)
  const [net, setNet] = useState(props.net ?? 0n)
  const [trouble, setTrouble] = useState<Trouble>()
  const [reconnecting, setReconnecting] = useState(false)
  const [last, setLast] = useState<RoundOutcome>()
  const wait = useWait()
  const sound = useMemo(createSound, [])
  const heard = useRef(audible)
  heard.current = audible

  const stage = useMemo<Stage>(
    () => ({ update: setScene, wait, sound: (name) => heard.current && sound.play(name) }),
    [wait, sound],
  )

  useEffect(() => {
    if (!running.current) setBalance(props.balance)
  }, [props.balance])

  useEffect(
    () => () => {
      sound.close()
      if (unshown.current !== undefined) latest.current.onBalance?.(unshown.current)
    },
    [sound],
  )

  const show = useCallback(
    async (outcome: RoundOutcome) => {
      await showRound(stage, theme, outcome)
      setLast(outcome)
    },
    [stage, theme],
  )

  const begin = useCallback(() => {
    running.current = true
    setBusy(true)
    setTrouble(undefined)
    setLast(undefined)
    setScene((now) => ({ ...now, win: undefined }))
    startReels(stage)
    return wait(timing.least)
  }, [stage, wait])

  const end = useCallback(() => {
    running.current = false
    setReconnecting(false)
    setBusy(false)
  }, [])

  const play = useCallback(
    async (stake: bigint) => {
      if (running.current) return
      const leastTime = begin()
      // A round whose fate is unknown comes first: its key and its stake, whatever is chosen now.
      const round = open.current ?? { key: crypto.randomUUID(), stake }
      if (!open.current) {
        open.current = round
        latest.current.remember?.(round.key, round.stake)
      }
      setBalance(latest.current.balance - round.stake)
      const result = await sendSpin({
        send: () => latest.current.spin(round.stake, round.key),
        onRetry: () => setReconnecting(true),
        pause: wait,
      })
      setReconnecting(false)
      if (result.ok || !result.retry) {
        open.current = undefined
        latest.current.forget?.(round.key)
      }
      if (result.ok) {
        unshown.current = result.balance
        await show(result.outcome)
        unshown.current = undefined
        setBalance(result.balance)
        setNet((before) => before + result.outcome.win - round.stake)
        latest.current.onBalance?.(result.balance)
      } else {
        restReels(stage)
        setBalance(latest.current.balance)
        setTrouble({ text: result.message, again: result.retry })
      }
      await leastTime
      end()
    },
    [begin, end, show, stage, wait],
  )

  const watch = useCallback(
    async (outcome: RoundOutcome) => {
      if (running.current) return
      const leastTime = begin()
      await show(outcome)
      await leastTime
      end()
    },
    [begin, end, show],
  )

  return {
    scene,
    busy,
    balance,
    net,
    trouble,
    reconnecting,
    last,
    play: (stake) => void play(stake),
    watch: (outcome) => void watch(outcome),
    dismiss: () => setTrouble(undefined),
  }
}
