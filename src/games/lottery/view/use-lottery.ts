import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { tableLookOf } from '#games/kit/looks.ts'
import type { PlaySound } from '#games/sound/sound.ts'
import { useSound } from '#games/sound/use-sound.ts'
import { type TableClock, tableClock } from '#games/tables/view/table-clock.ts'
import { type TableMoney, useTableMoney } from '#games/tables/view/use-table-money.ts'
import { formatMoney } from '#lib/money.ts'
import { afterNews, type KnownDraws } from './draws/draws.ts'
import type { Draw, EndedBet, LotteryProps, OpenedLottery, OwnBet } from './props.ts'
import { type LotterySteps, useLotterySteps } from './use-lottery-steps.ts'

/** A lottery on the screen: what is known of its draws and of the player's bets, and what the player can do. */
export interface LotteryPlay extends TableMoney, LotterySteps {
  readonly props: LotteryProps
  readonly draws: KnownDraws
  /** The draw that takes bets now; undefined if none does. */
  readonly current: Draw | undefined
  readonly own: readonly OwnBet[]
  readonly ended: readonly EndedBet[]
  readonly clock: TableClock
  readonly isConnected: boolean
  readonly format: (amount: bigint) => string
  readonly audible: boolean
  readonly toggleSound: () => void
  readonly sound: PlaySound
}

/** Follows a lottery: its draws by messages, and after each draw with bets of the player what they came to. */
export function useLottery(props: LotteryProps): LotteryPlay {
  const { opened, locale } = props
  const latest = useRef(props)
  latest.current = props
  const [clock] = useState(() => {
    const made = tableClock(() => performance.now())
    made.hear(opened.now)
    return made
  })
  const [draws, setDraws] = useState<KnownDraws>({ open: opened.open, last: opened.last })
  const [own, setOwn] = useState(opened.own)
  const [ended, setEnded] = useState(opened.ended)
  const { money, takeFunds, takeBalance, takeNet } = useTableMoney(opened)
  const [isConnected, setConnected] = useState(true)
  const [audible, setAudible] = useState(false)
  const sound = useSound(tableLookOf(opened.look).timbre, audible)
  const format = useCallback(
    (amount: bigint) => formatMoney(amount, opened.currency, locale),
    [opened.currency, locale],
  )

  const take = useCallback(
    (loaded: OpenedLottery) => {
      clock.hear(loaded.now)
      setDraws((known) => afterNews(known, [...loaded.last, ...loaded.open]))
      setOwn(loaded.own)
      setEnded(loaded.ended)
      takeFunds(loaded)
      takeNet(loaded.net)
    },
    [clock, takeFunds, takeNet],
  )
  const reload = useCallback(async () => {
    const loaded = await latest.current.load()
    if (loaded) take(loaded)
    return loaded !== undefined
  }, [take])

  useEffect(() => {
    let wasLost = false
    return latest.current.follow(
      ({ now, draws: changed }) => {
        clock.hear(now)
        setDraws((known) => afterNews(known, changed))
      },
      (connected) => {
        setConnected(connected)
        if (connected && wasLost) void reload()
        wasLost = !connected
      },
    )
  }, [clock, reload])

  // Bets whose draw is settled are over, and so is what waited for them.
  const over = draws.last.some(
    ({ issue, state }) => (state === 'settled' || state === 'void') && own.some((bet) => bet.issue === issue),
  )
  useEffect(() => {
    if (!over) return
    void reload().then((isLoaded) => {
      if (isLoaded) latest.current.onBalance?.(0n)
    })
  }, [over, reload])

  useEffect(() => props.followBalance?.(takeBalance), [props.followBalance, takeBalance])

  const current = useCurrent(draws, clock)
  const steps = useLotterySteps({
    props: latest,
    reload,
    onPlaced: useCallback(
      (placed, funds) => {
        setOwn((before) => [...before.filter(({ betId }) => !placed.some((bet) => bet.betId === betId)), ...placed])
        takeFunds(funds)
        latest.current.onBalance?.(0n)
      },
      [takeFunds],
    ),
  })
  return {
    ...{ props, draws, current, own, ended, clock, isConnected, format, audible, sound },
    ...money,
    ...steps,
    toggleSound: () => setAudible((on) => !on),
  }
}

/** The draw that takes bets, which is another one as soon as its time is over by the clock of the lottery. */
function useCurrent(draws: KnownDraws, clock: TableClock): Draw | undefined {
  const [passed, setPassed] = useState<string>()
  const current = useMemo(
    () => draws.open.find(({ issue, closesAt }) => issue !== passed && Date.parse(closesAt) > clock.now()),
    [draws, passed, clock],
  )
  const { issue, closesAt } = current ?? {}
  useEffect(() => {
    if (issue === undefined || closesAt === undefined) return
    // Longer than a day is beyond what a timer takes; the page asks again before.
    const wait = Math.min(86_400_000, Math.max(0, Date.parse(closesAt) - clock.now()))
    const timer = setTimeout(() => setPassed(issue), wait)
    return () => clearTimeout(timer)
  }, [issue, closesAt, clock])
  return current
}
