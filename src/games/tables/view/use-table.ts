import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { tableLookOf } from '#games/kit/looks.ts'
import type { Check, Trouble } from '#games/slots/use-round.ts'
import type { PlaySound } from '#games/sound/sound.ts'
import { useSound } from '#games/sound/use-sound.ts'
import { now } from '#lib/clock.ts'
import { formatMoney } from '#lib/money.ts'
import { afterNews } from './news.ts'
import type {
  ChatMessage,
  OwnBet,
  PastRound,
  Placed,
  SeatDecision,
  SharedTable,
  TableProps,
  WantedTableBet,
} from './props.ts'
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
} from './stage.ts'
import { type TableClock, tableClock } from './table-clock.ts'

/** A table on the screen: what its face shows, and what it can do. */
export interface TablePlay {
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
  /** What can be staked; it does not tell a result before the face has. */
  readonly balance: bigint
  /** Wins minus stakes since the page opened. */
  readonly net: bigint
  readonly clock: TableClock
  readonly isConnected: boolean
  readonly trouble: Trouble | undefined
  readonly check: Check | undefined
  readonly audible: boolean
  readonly format: (amount: bigint) => string
  /** Places bets of the open round. A refusal is shown by itself. @returns whether they lie */
  readonly place: (bets: readonly WantedTableBet[]) => Promise<boolean>
  readonly undo: (which: 'last' | 'all') => Promise<boolean>
  /** Cashes out a bet of a running crash round. @returns whether it was in time */
  readonly cashOut: (place: string) => Promise<boolean>
  /** Decides for an own seat of blackjack. @returns whether it counts */
  readonly decide: (decision: SeatDecision) => Promise<boolean>
  /** Asks for the whole table again. */
  readonly reload: () => Promise<void>
  /** Tells that the face has shown the result. */
  readonly shown: () => void
  readonly dismiss: () => void
  readonly endCheck: () => void
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
  const [balance, setBalance] = useState(opened.balance)
  const [net, setNet] = useState(0n)
  const [showing, setShowing] = useState<Showing | undefined>(() => {
    clock.hear(opened.now)
    return openingShow(opened.round, opened.own, clock.now(), winOf)
  })
  /** The last round for whose bets there is no time any more. */
  const [late, setLate] = useState<number>()
  const [isConnected, setConnected] = useState(true)
  const [trouble, setTrouble] = useState<Trouble>()
  const [check, setCheck] = useState<Check>()
  const [audible, setAudible] = useState(false)
  const listeners = useRef(new Set<(message: ChatMessage) => void>())
  const at = useRef({ table, bets, showing })
  at.current = { table, bets, showing }
  const format = useCallback(
    (amount: bigint) => formatMoney(amount, opened.currency, locale),
    [opened.currency, locale],
  )
  const sound = useSound(tableLookOf(opened.look).timbre, audible)

  /** Takes over what the player has in a round, and the balance after it. */
  const take = useCallback((held: BetsOfRound, funds: bigint | undefined) => {
    at.current.bets = held
    setBets(held)
    if (funds !== undefined) setBalance(funds)
  }, [])
  const go = useCallback((to: Showing) => {
    at.current.showing = to
    setShowing(to)
  }, [])

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
      setNet((sum) => sum + ended.win - ended.stake)
    }
    take(held, hidesResult(held, at.current.showing, loaded) ? undefined : loaded.balance)
  }, [clock, take, go, winOf])

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
    setBalance((before) => before + ended.win)
    setNet((before) => before + ended.win - ended.stake)
    latest.current.onBalance?.(0n)
  }, [go])

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
        if (!hidesResult(held, seen, known)) setBalance(funds)
      }),
    [props.followBalance],
  )

  const send = useCallback(
    async (ask: (round: number, key: string) => Promise<Placed>): Promise<boolean> => {
      const asked = at.current.table.round?.number
      if (asked === undefined) return false
      setTrouble(undefined)
      const answer = await ask(asked, crypto.randomUUID())
      if (answer.ok) {
        if (at.current.table.round?.number === asked) take({ number: asked, own: answer.own }, answer.balance)
        return true
      }
      if (answer.check) setCheck({ ...answer.check, at: now() })
      else setTrouble({ text: answer.message, retry: false, insufficientFunds: answer.code === 'insufficient_funds' })
      // It is not known whether the bets lie: the table says so.
      if (answer.retry) void reload()
      return false
    },
    [reload, take],
  )

  const place = useCallback(
    (wanted: readonly WantedTableBet[]) => send((asked, key) => latest.current.place(asked, wanted, key)),
    [send],
  )
  const undo = useCallback(
    (which: 'last' | 'all') => send((asked, key) => latest.current.undo(asked, which, key)),
    [send],
  )
  const decide = useCallback(
    (decision: SeatDecision) => send((asked, key) => latest.current.decide(asked, decision, key)),
    [send],
  )
  const cashOut = useCallback(
    async (where: string): Promise<boolean> => {
      const asked = at.current.table.round?.number ?? 0
      const answer = await latest.current.cashOut(asked, where, crypto.randomUUID())
      if (answer.ok) {
        const { number: held, own } = at.current.bets
        const after = own.map((bet) => (bet.place === where ? { ...bet, cashedAt: answer.cashedAt } : bet))
        take({ number: held, own: after }, undefined)
        // The result can be faster than the answer to a cash-out that came just before it.
        const seen = at.current.showing
        if (seen && !seen.isOver && seen.ended.number === held)
          go({ ...seen, ended: endedRound(held, seen.ended.result, after, winOf) })
        return true
      }
      setTrouble({ text: answer.message, retry: false, insufficientFunds: false })
      if (answer.retry) void reload()
      return false
    },
    [reload, take, go, winOf],
  )

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
    ...{ props, table, stage, history, own, balance, net, clock, isConnected, trouble, check, audible, format, sound },
    ...{ place, undo, cashOut, decide, reload, shown, onChat },
    ended: showing?.ended,
    elapsed: showing?.elapsed ?? 0,
    dismiss: () => setTrouble(undefined),
    endCheck: () => setCheck(undefined),
    toggleSound: () => setAudible((on) => !on),
  }
}

const noBets: readonly OwnBet[] = []
