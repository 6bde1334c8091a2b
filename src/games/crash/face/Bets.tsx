import { useState } from 'react'
import { hundredthsText } from '#games/instants/view/parts/numbers.ts'
import { stakeBelow } from '#games/instants/view/stakes.ts'
import { usePress } from '#games/slots/use-press.ts'
import { crashPlaces } from '#games/tables/bet-limits.ts'
import type { TablePlay } from '#games/tables/view/use-table.ts'
import { useTableWords } from '#games/tables/view/words.ts'
import { BetPanel, firstWish, stakesOf, type Wish } from './BetPanel.tsx'
import css from './bets.module.css'
import { buttonOf, type CrashButton, type CrashMoment } from './bets.ts'

const [first = 'first', second = 'second'] = crashPlaces

interface Props {
  readonly play: TablePlay
  readonly momentNow: () => CrashMoment
  /** Gets a sentence on each bet that was cashed out by hand. */
  readonly onCashed: (sentence: string) => void
}

/** The bets of a player: one, or two that are cashed out each by itself. Space cashes out the first one that is still in. */
export function Bets({ play, momentNow, onCashed }: Props) {
  const t = useTableWords<'instants-crash'>()
  const { own, format } = play
  const { locale, opened } = play.props
  const [wishes, setWishes] = useState<Readonly<Record<string, Wish>>>({})
  const [sending, setSending] = useState<readonly string[]>([])
  const hasSecond = own.some(({ place }) => place === second)
  const [wantsSecond, setWantsSecond] = useState(() => matchMedia('(min-width: 48rem)').matches)
  const places = wantsSecond || hasSecond ? [first, second] : [first]
  const nameOf = (place: string) => t(place === first ? 'crash.bet.first' : 'crash.bet.second')
  const wishOf = (place: string) => wishes[place] ?? firstWish

  const during = async (place: string, work: Promise<unknown>) => {
    setSending((before) => [...before, place])
    await work.catch(() => undefined)
    setSending((before) => before.filter((each) => each !== place))
  }
  const bet = (place: string) => {
    const wish = wishOf(place)
    const stake = stakeBelow(stakesOf(opened.limits, wish), wish.stake)
    return play.place([{ place, stake, ...(wish.isAuto && { target: wish.target }) }])
  }
  const cashOut = async (place: string, stakeNow: CrashButton) => {
    const wasInTime = await play.cashOut(place)
    if (!wasInTime || stakeNow.kind !== 'cash-out') return
    const { at, win } = stakeNow
    onCashed(t('crash.said.cashed', { name: nameOf(place), times: hundredthsText(at, locale), amount: format(win) }))
  }
  const press = (place: string, button: CrashButton) => {
    if (sending.includes(place)) return
    if (button.kind === 'bet') void during(place, bet(place))
    if (button.kind === 'take-back') void during(place, play.undo(button.which))
    if (button.kind === 'cash-out') void during(place, cashOut(place, button))
  }
  usePress(
    () => {
      const isIn = (place: string) => buttonOf(place, momentNow(), sending.includes(place)).kind === 'cash-out'
      const place = crashPlaces.find(isIn)
      if (place !== undefined) press(place, buttonOf(place, momentNow(), false))
    },
    () => undefined,
  )
  return (
    <section className={css.bets} aria-label={t('crash.bets')} data-bets={places.length}>
      {places.map((place) => (
        <BetPanel
          key={place}
          {...{ play, place, momentNow }}
          name={nameOf(place)}
          wish={wishOf(place)}
          onWish={(wish) => setWishes((before) => ({ ...before, [place]: wish }))}
          isSending={sending.includes(place)}
          onPress={(button) => press(place, button)}
        />
      ))}
      <button
        type="button"
        className={css.more}
        disabled={hasSecond}
        aria-expanded={places.length > 1}
        onClick={() => setWantsSecond((wants) => !wants)}
      >
        {t(places.length > 1 ? 'crash.second.remove' : 'crash.second.add')}
      </button>
    </section>
  )
}
