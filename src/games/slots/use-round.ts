import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Timbre } from '#games/sound/sound.ts'
import { useSound } from '#games/sound/use-sound.ts'
import { now } from '#lib/clock.ts'
import { balanceReceived, type Funds, settled, shown, shownBalance, staked, undone, wageringAfter } from './funds.ts'
import { usePauses } from './pauses.ts'
import type { FreeRoundsFacts, GameProps, RealityFacts, WageringFacts } from './props.ts'
import { sendSpin } from './send-spin.ts'
import { type Shown, type Stage, timing } from './stage.ts'

export type Trouble = {
  readonly text: string
  /** The result of the round is unknown, so it can be sent again. */
  readonly retry: boolean
  /** The stake was higher than the balance. */
  readonly insufficientFunds: boolean
}

/** A reality check, with the time when it was shown. */
export type Check = RealityFacts & { readonly at: number }

/** Whether a round is running, and what went wrong with it. */
export type Progress = {
  readonly busy: boolean
  readonly trouble: Trouble | undefined
  readonly reconnecting: boolean
  readonly dismiss: () => void
}

export type Round<Outcome, Scene> = Progress & {
  readonly scene: Scene
  /** The balance to show; it does not reveal the result while the reels turn. */
  readonly balance: bigint
  /** Bonus money in the balance; undefined if no bonus is running. */
  readonly bonus: bigint | undefined
  /** The wagering of the running bonus; null if the last round ended the bonus, undefined if none was running. */
  readonly wagering: WageringFacts | null | undefined
  /** Wins minus stakes of the session. */
  readonly net: bigint
  /** Free rounds that are running or have just ended; undefined if there are none. */
  readonly free: FreeRoundsFacts | undefined
  /** Shown until the player confirms it. The server refuses stakes before that. */
  readonly check: Check | undefined
  /** The last round that was shown completely. */
  readonly last: Outcome | undefined
  readonly play: (stake: bigint) => void
  readonly watch: (outcome: Outcome) => void
  /** Ends the display of a payment. @returns whether there was one */
  readonly hurry: () => boolean
  readonly endCheck: () => void
}

/** How the rounds of one kind of game are shown. */
export type Player<Outcome, Scene extends Shown> = {
  /** What the screen shows first: the end of an interrupted round, or anything that looks like no win. */
  readonly first: (pending: Outcome | undefined) => Scene
  /** Starts the reels, before the result is known. */
  readonly start: (stage: Stage<Scene>) => void
  /** Puts the reels back after a refused round. */
  readonly rest: (stage: Stage<Scene>) => void
  readonly show: (stage: Stage<Scene>, outcome: Outcome) => Promise<void>
  readonly timbre?: Timbre | undefined
}

/** What every outcome has, in minor units. */
export type Stakes = { readonly stake: bigint; readonly win: bigint }

/**
 * Plays and shows one round at a time. It keeps the key of a round until its result is known.
 *
 * @param player always the same object for a game
 */
export function useRound<Outcome extends Stakes, Scene extends Shown>(
  props: GameProps<Outcome>,
  player: Player<Outcome, Scene>,
  audible: boolean,
): Round<Outcome, Scene> {
  const latest = useRef(props)
  latest.current = props
  const open = useRef<{ key: string; stake: bigint; freeId?: string } | undefined>(undefined)
  const running = useRef(false)
  const unshown = useRef<bigint | undefined>(undefined)
  const [scene, setScene] = useState(() => player.first(props.pending))
  const [busy, setBusy] = useState(false)
  const [funds, setFunds] = useState<Funds>({ known: props.balance })
  const [bonus, setBonus] = useState(props.bonus)
  const [wagering, setWagering] = useState<WageringFacts | null | undefined>(props.wagering)
  const [net, setNet] = useState(props.net ?? 0n)
  const [free, setFree] = useState(props.free)
  const [trouble, setTrouble] = useState<Trouble>()
  const [reconnecting, setReconnecting] = useState(false)
  const [check, setCheck] = useState(() => props.check && toldNow(props.check))
  const [last, setLast] = useState<Outcome>()
  const { wait, linger, hurry } = usePauses()
  const sound = useSound(player.timbre, audible)

  const stage = useMemo<Stage<Scene>>(() => ({ update: setScene, wait, linger, sound }), [wait, linger, sound])

  const { followBalance } = props
  useEffect(() => followBalance?.((balance) => setFunds((before) => balanceReceived(before, balance))), [followBalance])

  useEffect(
    () => () => {
      if (unshown.current !== undefined) latest.current.onBalance?.(unshown.current)
    },
    [],
  )

  const show = useCallback(
    async (outcome: Outcome) => {
      await player.show(stage, outcome)
      setLast(outcome)
    },
    [stage, player],
  )

  const begin = useCallback(() => {
    running.current = true
    setBusy(true)
    setTrouble(undefined)
    setLast(undefined)
    setScene((before) => ({ ...before, win: undefined }))
    player.start(stage)
    return wait(timing.least)
  }, [player, stage, wait])

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
      const unsure = open.current !== undefined
      const round = open.current ?? roundOf(stake, left)
      if (!open.current) {
        open.current = round
        latest.current.remember?.(round.key, round.stake, round.freeId)
      }
      const cost = round.freeId === undefined ? round.stake : 0n
      // The player has read the result of free rounds that are over.
      setFree(left)
      setFunds((before) => staked(before, cost))
      const result = await sendSpin({
        unsure,
        send: () => latest.current.spin(round.stake, round.key, round.freeId),
        onRetry: () => setReconnecting(true),
        pause: wait,
      })
      setReconnecting(false)
      // Counted from the answer on, so that a gateway never finds the next round too early.
      const rested = result.ok ? wait(timing.least) : leastTime
      if (result.ok || !result.retry) {
        open.current = undefined
        latest.current.forget?.(round.key)
      }
      if (result.ok) {
        const { outcome, balance } = result
        unshown.current = balance
        setFunds((before) => settled(before, balance, result.gained ?? outcome.win))
        await show(outcome)
        unshown.current = undefined
        setFunds(shown)
        // A bonus pays a part of the stake, so the server sends the net result then. Free rounds do not change it.
        setNet((before) => result.net ?? (result.free ? before : before + outcome.win - round.stake))
        if (result.free) setFree(result.free)
        setBonus(result.bonus)
        setWagering((before) => wageringAfter(before, result.wagering))
        latest.current.onBalance?.(balance)
      } else {
        player.rest(stage)
        setFunds(undone)
        if (result.code === 'free_rounds_over') setFree(undefined)
        if (result.check) setCheck(toldNow(result.check))
        else
          setTrouble({
            text: result.message,
            retry: result.retry,
            insufficientFunds: result.code === 'insufficient_funds',
          })
      }
      await rested
      end()
    },
    [begin, end, free, player, show, stage, wait],
  )

  const watch = useCallback(
    async (outcome: Outcome) => {
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
    wagering,
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

/** A check that is shown at this moment. */
function toldNow(facts: RealityFacts): Check | undefined {
  return { ...facts, at: now() }
}

/** The next round. Free rounds come first and have a stake of their own. */
function roundOf(stake: bigint, free: FreeRoundsFacts | undefined) {
  const key = crypto.randomUUID()
  return free ? { key, stake: free.stake, freeId: free.id } : { key, stake }
}

/** The free rounds that the next round belongs to: the given ones, or the next ones if these are over. */
export function runningFree(free: FreeRoundsFacts | undefined): FreeRoundsFacts | undefined {
  return free?.paid === undefined ? free : free.next
}
