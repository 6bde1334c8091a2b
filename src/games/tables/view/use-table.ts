import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { tableLookOf } from '#games/kit/looks.ts'
import type { PlaySound } from '#games/sound/sound.ts'
import { useSound } from '#games/sound/use-sound.ts'
import { formatMoney } from '#lib/money.ts'
import { afterNews } from './news.ts'
import type { ChatMessage, OwnBet, PastRound, SharedTable, TableFunds, TableProps } from './props.ts'
import {
  type BetsOfRound,
  type EndedRound,
  endedRound,
  hidesResult,
  openingShow,
  type Showing,
  sinceResult,
  stageOf,
  type TableStage,
  type WinOf,
  withBets,
} from './stage.ts'
import { type TableClock, tableClock } from './table-clock.ts'
import { type TableMoney, useTableMoney } from './use-table-money.ts'
import { type TableSteps, useTableSteps } from './use-table-steps.ts'

/** A table on the screen: what its face shows, and what it can do. */
export interface TablePlay extends TableMoney, TableSteps {
  readonly props: TableProps
  readonly table: SharedTable
  readonly stage: TableStage
  /** The round whose result is being shown, or the last one that was. */
  readonly ended: EndedRound | undefined
  /** Milliseconds of the showing that were over when this page began with it: whoever comes late sees it at its place. */
  readonly elapsed: number
  /** Results that have been seen, the latest last. */
  readonly history: readonly PastRound[]
  /** The player's bets of the round that goes on. */
  readonly own: readonly OwnBet[]
  readonly clock: TableClock
  readonly isConnected: boolean
  readonly audible: boolean
  readonly format: (amount: bigint) => string
  /** Asks for the whole table again. */
  readonly reload: () => Promise<void>
  /** Tells that the face has shown the result. */
  readonly shown: () => void
  readonly sound: PlaySound
  readonly toggleSound: () => void
  /** Listens to what others write. @returns stops listening */
  readonly onChat: (listener: (message: ChatMessage) => void) => () => void
}

/**
 * Follows a shared table, and keeps its result back until the face has shown it.
 *
 * @param winOf what a bet came to by a result, in minor units; the same function at every draw
 */
export function useTable(props: TableProps, winOf: WinOf): TablePlay {
  const { opened, locale } = props
  const latest = useRef(props)
  latest.current = props
  const [clock] = useState(() => tableClock(() => performance.now()))
  const [table, setTable] = useState<SharedTable>(opened)
  const [bets, setBets] = useState<BetsOfRound>({ number: opened.round?.number, own: opened.own })
  const [past, setPast] = useState(opened.history)
  const { money, takeFunds, takeBalance, takeNet, addWin, addToNet } = useTableMoney(opened)
  const [showing, setShowing] = useState<Showing | undefined>(() => {
    clock.hear(opened.now)
    return openingShow(opened.round, opened.own, clock.now(), winOf)
  })
  /** The last round for whose bets there is no time any more. */
  const [late, setLate] = useState<number>()
  const [isConnected, setConnected] = useState(true)
  const [audible, setAudible] = useState(false)
  const listeners = useRef(new Set<(message: ChatMessage) => void>())
  const at = useRef({ table, bets, showing })
  at.current = { table, bets, showing }
  const format = useCallback(
    (amount: bigint) => formatMoney(amount, opened.currency, locale),
    [opened.currency, locale],
  )
  const sound = useSound(tableLookOf(opened.look).timbre, audible)

  const go = useCallback((to: Showing) => {
    at.current.showing = to
    setShowing(to)
  }, [])
  /** Takes over what the player has in a round, and the money after it. */
  const take = useCallback(
    (held: BetsOfRound, funds: TableFunds | undefined) => {
      at.current.bets = held
      setBets(held)
      const seen = at.current.showing
      if (seen) go(withBets(seen, held, winOf))
      if (funds) takeFunds(funds)
    },
    [takeFunds, go, winOf],
  )

  /** The whole state from the gateway: after a broken connection, an unclear answer, or the end of a round with own bets. */
  const reload = useCallback(async () => {
    const loaded = await latest.current.load()
    if (!loaded) return
    clock.hear(loaded.now)
    setTable((known) => afterNews(known, { type: 'table', state: loaded }))
    setPast(loaded.history)
    const { bets: before, showing: seen } = at.current
    const held = { number: loaded.round?.number, own: loaded.own }
    const missed = loaded.history.find((one) => one.number === before.number && one.number !== held.number)
    if (missed && before.own.length > 0 && !(seen?.ended.number === missed.number && seen.isOver)) {
      const ended = endedRound(missed.number, missed.result, before.own, winOf)
      go({ ended, elapsed: 0, isOver: true })
      addToNet(ended)
    }
    const hides = hidesResult(held, at.current.showing, loaded)
    take(held, hides ? undefined : loaded)
    if (!hides) takeNet(loaded.net)
  }, [clock, take, takeNet, addToNet, go, winOf])

  useEffect(() => {
    let wasLost = false
    return latest.current.follow(
      (news) => {
        if (news.type === 'chat') for (const listener of listeners.current) listener(news.message)
        else {
          if (news.type === 'table') clock.hear(news.state.now)
          setTable((known) => afterNews(known, news))
        }
      },
      (connected) => {
        setConnected(connected)
        if (connected && wasLost) void reload()
        wasLost = !connected
      },
    )
  }, [clock, reload])

  // Each result is shown once.
  const { round } = table
  const number = round?.number
  const result = round?.result ?? undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (!round || result === undefined || at.current.showing?.ended.number === round.number) return
    const own = at.current.bets.number === round.number ? at.current.bets.own : []
    go({ ended: endedRound(round.number, result, own, winOf), elapsed: sinceResult(round, clock.now()), isOver: false })
  }, [number, result === undefined])

  const shown = useCallback(() => {
    const current = at.current.showing
    if (!current || current.isOver) return
    const { ended } = current
    go({ ...current, isOver: true })
    setPast((before) =>
      before.some((one) => one.number === ended.number)
        ? before
        : [...before, { number: ended.number, result: ended.result }],
    )
    if (ended.stake === 0n) return
    addWin(ended.win)
    addToNet(ended)
    latest.current.onBalance?.(0n)
  }, [go, addWin, addToNet])

  // The time for bets ends by the clock of the table.
  const closesAt = round?.closesAt ?? ''
  useEffect(() => {
    if (number === undefined) return
    const timer = setTimeout(() => setLate(number), Math.max(0, Date.parse(closesAt) - clock.now()))
    return () => clearTimeout(timer)
  }, [number, closesAt, clock])

  // A page that was slow ends its showing when the next round begins.
  const isOpen = round?.state === 'open'
  useEffect(() => {
    if (isOpen && at.current.showing && at.current.showing.ended.number !== number) shown()
  }, [isOpen, number, shown])

  // The exact balance, once the round is settled and its result was seen.
  const isEnded = round?.state === 'settled' || round?.state === 'void'
  const wasSeen = round?.state === 'void' || (showing?.isOver === true && showing.ended.number === number)
  const hasOwn = bets.number === number && bets.own.length > 0
  useEffect(() => {
    if (isEnded && wasSeen && hasOwn) void reload()
  }, [isEnded, wasSeen, hasOwn, reload])

  useEffect(
    () =>
      props.followBalance?.((funds) => {
        const { bets: held, showing: seen, table: known } = at.current
        if (!hidesResult(held, seen, known)) takeBalance(funds)
      }),
    [props.followBalance, takeBalance],
  )

  const steps = useTableSteps({ props: latest, at, take, reload })
  const onChat = useCallback((listener: (message: ChatMessage) => void) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])
  const stage = stageOf(table, showing, late === number)
  const own = bets.number === number ? bets.own : noBets
  const history = useMemo(
    () => past.filter((one) => stage !== 'showing' || one.number !== showing?.ended.number),
    [past, stage, showing],
  )
  return {
    ...{ props, table, stage, history, own, clock, isConnected, audible, format, sound },
    ...money,
    ...steps,
    ...{ reload, shown, onChat },
    ended: showing?.ended,
    elapsed: showing?.elapsed ?? 0,
    toggleSound: () => setAudible((on) => !on),
  }
}

const noBets: readonly OwnBet[] = []
