import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { chipText, chipValues } from '#games/instants/view/chip-values.ts'
import type { TableChips } from '#games/instants/view/table-chips.ts'
import { type Bets, type ChipRefusal, type Chips, totalOf } from '#games/kit/chips/state.ts'
import type { WinOf } from './stage.ts'
import type { TablePlay } from './use-table.ts'

type IsPlace = (place: string) => boolean
const everywhere: IsPlace = () => true

/** Milliseconds for which chips are collected, so that several of them are one request, and one step to take back. */
const collectMs = 400

const sums = (...lists: readonly (readonly Chips[])[]): Bets => {
  const bets = new Map<string, bigint>()
  for (const { place, sum } of lists.flat()) bets.set(place, (bets.get(place) ?? 0n) + sum)
  return bets
}
const chipsOf = (bets: Bets): Chips[] => [...bets].map(([place, sum]) => ({ place, sum }))

/**
 * The chips of a player at a shared table. Each chip is a bet: it goes to the gateway by itself, a moment after it was placed, and can be
 * taken back until the round closes. Chips that the gateway refuses come back.
 *
 * @param isPlace whether chips are laid at the place of a bet; other bets are not repeated. Always the same function
 */
export function usePlaced(table: TablePlay, winOf: WinOf, isPlace: IsPlace = everywhere): TableChips {
  const { stage, own, ended, balance, props, sound } = table
  const { limits, currency } = props.opened
  const { least, most, mostRound } = limits
  const values = useMemo(() => chipValues(least, most), [least, most])
  const short = useMemo(() => chipText(currency, props.locale), [currency, props.locale])
  const [chosen, choose] = useState(() => values.find((value) => value >= 100n) ?? least)
  const [refusal, setRefusal] = useState<{ readonly reason: ChipRefusal; readonly place?: string }>()
  const [last, setLast] = useState<Bets>(new Map())
  /** Chips that the gateway does not have yet: those that are collected, and those under way. */
  const [fresh, setFresh] = useState<readonly Chips[]>([])
  const [sent, setSent] = useState<readonly Chips[]>([])
  const latest = useRef({ table, fresh })
  latest.current = { table, fresh }
  const queue = useRef(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const held = useMemo(() => own.map(({ place, stake }) => ({ place, sum: stake })), [own])
  const bets = useMemo(() => sums(held, sent, fresh), [held, sent, fresh])
  const total = totalOf(bets)
  useEffect(() => {
    if (!ended || ended.stake === 0n) return
    setLast(new Map(ended.own.flatMap(({ place, stake }) => (isPlace(place) ? [[place, stake] as const] : []))))
  }, [ended, isPlace])
  // What was not sent in time comes back with the end of its round.
  useEffect(() => {
    if (stage !== 'open') setRefusal(undefined)
  }, [stage])

  const put = useCallback((chips: readonly Chips[]) => {
    latest.current.fresh = chips
    setFresh(chips)
  }, [])
  /** One request after the other, in the order of the steps. */
  const next = useCallback((step: () => Promise<unknown>) => {
    queue.current = queue.current.then(step).then(
      () => undefined,
      () => undefined,
    )
  }, [])
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const chips = latest.current.fresh
    if (chips.length === 0) return
    put([])
    setSent((before) => [...before, ...chips])
    next(async () => {
      await latest.current.table.place([...sums(chips)].map(([place, stake]) => ({ place, stake })))
      setSent((before) => before.filter((chip) => !chips.includes(chip)))
    })
  }, [next, put])

  /** Puts all of the chips or none, as far as this page knows the limits; the gateway checks the same again. */
  const place = (...chips: readonly Chips[]) => {
    if (stage !== 'open' || chips.length === 0) return
    const after = sums(chipsOf(bets), chips)
    const added = totalOf(sums(chips))
    const full = [...after].find(([where, sum]) => sum > most && sum > (bets.get(where) ?? 0n))
    if (full) return setRefusal({ reason: 'place', place: full[0] })
    if (total + added > mostRound) return setRefusal({ reason: 'round' })
    if (totalOf(sums(sent, latest.current.fresh)) + added > balance) return setRefusal({ reason: 'funds' })
    setRefusal(undefined)
    sound('chip')
    put([...latest.current.fresh, ...chips])
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, collectMs)
  }
  const back = (which: 'last' | 'all') => {
    setRefusal(undefined)
    if (total > 0n) sound('chips-back')
    const unsent = latest.current.fresh
    put(which === 'all' ? [] : unsent.slice(0, -1))
    if (unsent.length === 0 || which === 'all') next(() => latest.current.table.undo(which))
  }
  const isOver = stage === 'over'
  const laid = useMemo((): Bets => {
    if (!ended || (stage !== 'showing' && stage !== 'over')) return bets
    const shown = isOver ? ended.own.filter((bet) => winOf(ended.result, bet) > 0n) : ended.own
    return new Map(shown.map((bet) => [bet.place, bet.stake]))
  }, [stage, isOver, ended, bets, winOf])
  return {
    ...{ bets, total, last, refusal, place, values, chosen, choose, short, laid, isOver },
    before: bets.size > 0 ? [new Map()] : [],
    isClosed: stage !== 'open',
    largest: 0n,
    put: (where) => place({ place: where, sum: chosen }),
    // A shared table takes bets back in the order of their placing alone.
    lift: () => back('last'),
    undo: () => back('last'),
    clear: () => back('all'),
    double: () => place(...chipsOf(bets)),
    repeat: () => place(...chipsOf(last)),
    played: () => undefined,
    bet: flush,
  }
}
