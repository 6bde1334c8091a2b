import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { balanceReceived, type Funds, settled, shown, shownBalance, staked, undone } from './funds.ts'
import { usePauses } from './pauses.ts'
import type { FreeRoundsFacts, RealityFacts, SlotsGameProps } from './props.ts'
import { runningFree } from './running-free.ts'
import { firstScene, type Scene } from './scene.ts'
import { sendSpin } from './send-spin.ts'
import { restReels, type Stage, showRound, startReels, timing } from './show.ts'
import { createSound } from './sound.ts'
import type { RoundOutcome } from './types.ts'

export type Trouble = {
  readonly text: string
  readonly again: boolean
  /** The stake was higher than the balance. */
  readonly short: boolean
}

/** A check of reality, and when it came. */
export type Check = RealityFacts & { readonly at: number }

export type Round = {
  readonly scene: Scene
  readonly busy: boolean
  /** The balance to show; it does not reveal the result while the reels turn. */
  readonly balance: bigint
  /** Bonus money in it; undefined where no bonus is running. */
  readonly bonus: bigint | undefined
  /** Wins less stakes of the session. */
  readonly net: bigint
  /** Free rounds that run, or have just ended; undefined where there are none. */
  readonly free: FreeRoundsFacts | undefined
  readonly trouble: Trouble | undefined
  readonly reconnecting: boolean
  /** Shown until the player has seen it; no stake is taken before. */
  readonly check: Check | undefined
  /** The last round that was shown completely. */
  readonly last: RoundOutcome | undefined
  readonly play: (stake: bigint) => void
  readonly watch: (outcome: RoundOutcome) => void
  /** Ends the display of a payment. @returns whether there was one */
  readonly hurry: () => boolean
  readonly dismiss: () => void
  readonly endCheck: () => void
}

/** One round at a time: its key, its request, and showing it. */
export function useRound(props: SlotsGameProps, audible: boolean): Round {
  const { theme } = props
  const latest = useRef(props)
  latest.current = props
  const open = useRef<{ key: string; stake: bigint; freeId?: string } | undefined>(undefined)
  const running = useRef(false)
  const unshown = useRef<bigint | undefined>(undefined)
  const [scene, setScene] = useState(() => firstScene(theme, props.pending))
  const [busy, setBusy] = useState(false)
  const [funds, setFunds] = useState<Funds>({ known: props.balance })
  const [bonus, setBonus] = useState(props.bonus)
  const [net, setNet] = useState(props.net ?? 0n)
  const [free, setFree] = useState(props.free)
  const [trouble, setTrouble] = useState<Trouble>()
  const [reconnecting, setReconnecting] = useState(false)
  const [check, setCheck] = useState<Check>()
  const [last, setLast] = useState<RoundOutcome>()
  const { wait, linger, hurry } = usePauses()
  const sound = useMemo(createSound, [])
  const heard = useRef(audible)
  heard.current = audible

  const stage = useMemo<Stage>(
    () => ({ update: setScene, wait, linger, sound: (name) => heard.current && sound.play(name) }),
    [wait, linger, sound],
  )

  const { followBalance } = props
  useEffect(() => followBalance?.((balance) => setFunds((now) => balanceReceived(now, balance))), [followBalance])

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
      // A round with an unknown result comes first, with its own key and stake, whatever stake is selected now.
      const left = runningFree(free)
      const round = open.current ?? roundOf(stake, left)
      if (!open.current) {
        open.current = round
        latest.current.remember?.(round.key, round.stake, round.freeId)
      }
      const cost = round.freeId === undefined ? round.stake : 0n
      // What became of those that are over was read by now.
      setFree(left)
      setFunds((now) => staked(now, cost))
      const result = await sendSpin({
        send: () => latest.current.spin(round.stake, round.key, round.freeId),
        onRetry: () => setReconnecting(true),
        pause: wait,
      })
      setReconnecting(false)
      if (result.ok || !result.retry) {
        open.current = undefined
        latest.current.forget?.(round.key)
      }
      if (result.ok) {
        const { outcome, balance } = result
        unshown.current = balance
        setFunds((now) => settled(now, balance, result.gained ?? outcome.win))
        await show(outcome)
        unshown.current = undefined
        setFunds(shown)
        // A bonus pays a part of the stake, so the net is not the difference of the round; a free round is none of it.
        setNet((before) => result.net ?? (result.free ? before : before + outcome.win - round.stake))
        if (result.free) setFree(result.free)
        setBonus(result.bonus)
        latest.current.onBalance?.(balance)
      } else {
        restReels(stage)
        setFunds(undone)
        if (result.code === 'free_rounds_over') setFree(undefined)
        if (result.check) setCheck({ ...result.check, at: Date.now() })
        else setTrouble({ text: result.message, again: result.retry, short: result.code === 'insufficient_funds' })
      }
      await leastTime
      end()
    },
    [begin, end, free, show, stage, wait],
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
    balance: shownBalance(funds),
    bonus,
    net,
    free,
    trouble,
    reconnecting,
    check,
    last,
    play: (stake) => void play(stake),
    watch: (outcome) => void watch(outcome),
    hurry,
    dismiss: () => setTrouble(undefined),
    endCheck: () => setCheck(undefined),
  }
}

/** The next round: a free one as long as there are some, whatever stake is chosen. */
function roundOf(stake: bigint, free: FreeRoundsFacts | undefined) {
  const key = crypto.randomUUID()
  return free ? { key, stake: free.stake, freeId: free.id } : { key, stake }
}
