import { useEffect, useMemo, useState } from 'react'
import { create } from 'superstruct'
import { cardWordsOf } from '#games/instants/view/card-words.ts'
import { InstantView } from '#games/instants/view/InstantView.tsx'
import type { InstantProps } from '#games/instants/view/props.ts'
import { StakeBar, useStake } from '#games/instants/view/StakeBar.tsx'
import { type InstantPlay, useInstant } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { isStill } from '#games/kit/still.ts'
import { paid } from '#games/paid.ts'
import slots from '#games/slots/view.module.css'
import { categoryOf } from '#games/video-poker/evaluate.ts'
import { type Hold, handSize, isHeld } from '#games/video-poker/holds.ts'
import { largestWin } from '#games/video-poker/rules.ts'
import { ShownVideoPokerStruct } from '#games/video-poker/wire.ts'
import { Cards } from './Cards.tsx'
import { Compared } from './Compared.tsx'
import { PayTable } from './PayTable.tsx'
import { useOpenCards } from './use-open-cards.ts'
import css from './video-poker.module.css'

/** Milliseconds for each card that is drawn, and after the last until the round is over on the screen. */
const [drawMs, overMs] = [180, 900]

/** Video poker: five cards, and one decision, which of them are held. */
export default function VideoPoker(props: InstantProps) {
  const t = useInstantWords<'instants-video-poker'>()
  const play = useInstant(props)
  const { round, phase, sound, shown: over } = play
  const bound = (props.mostWin * largestWin.denominator) / largestWin.numerator
  const stake = useStake(play, bound < props.most ? bound : props.most)
  const shown = useMemo(() => round && create(round.shown, ShownVideoPokerStruct), [round])
  const open = useOpenCards(round?.roundId)
  const isOpen = phase === 'open' || phase === 'deciding'
  const isDealt = open === handSize
  const { hold, toggle } = useHold(play, isDealt)
  const held = shown?.hold ?? hold

  useEffect(() => {
    if (open > 0) sound('card-turn')
  }, [open, sound])
  const drawn = Array.from({ length: handSize }, (_, place) => place).filter((place) => !isHeld(held, place)).length
  useEffect(() => {
    if (phase !== 'showing') return
    sound(Array.from({ length: isStill() ? 0 : drawn }, (_, order) => ({ name: 'card', at: order * drawMs })))
    const timer = setTimeout(over, isStill() ? 0 : drawn * drawMs + overMs)
    return () => clearTimeout(timer)
  }, [phase, drawn, over, sound])

  const action =
    phase === 'open'
      ? isDealt
        ? { text: t('video-poker.draw'), onPress: () => play.decide({ hold }) }
        : undefined
      : { text: t('instants.bet'), onPress: () => play.bet(null, stake.stake) }
  const isOver = phase === 'idle' && shown?.hand !== undefined
  const made = isOpen && isDealt && shown ? categoryOf(shown.dealt) : undefined
  return (
    <InstantView
      play={play}
      said={({ shown: ended }) => {
        const { category } = create(ended, ShownVideoPokerStruct)
        return category ? t('video-poker.said', { hand: t(`video-poker.${category}`) }) : t('video-poker.said.nothing')
      }}
      rules={(['cards', 'hold', 'worth', 'away'] as const).map((part) => t(`video-poker.rules.${part}`))}
      betName={() => t('video-poker.hand')}
      bar={
        <StakeBar
          {...{ play, stake, action }}
          largest={paid(stake.stake, largestWin)}
          waiting={t(isOpen ? 'video-poker.dealing' : 'instants.wait')}
        />
      }
    >
      <div className={css.table}>
        <PayTable
          format={play.format}
          locale={props.locale}
          stake={phase === 'idle' || !round ? stake.stake : round.bet}
          hit={isOver ? shown.category : undefined}
          made={made}
        />
        <Compared {...{ shown: isOver ? shown : undefined, made, locale: props.locale }} isOpen={isOpen && isDealt} />
        <Cards
          id={round?.roundId}
          isOpen={phase === 'open' && isDealt}
          isWaiting={phase === 'deciding'}
          {...{ shown, open, hold: held, isOver, onToggle: toggle }}
        />
        <p className={slots.said} role="status">
          {isOpen && isDealt && shown
            ? t('video-poker.said.dealt', { cards: shown.dealt.map(cardWordsOf(t).card).join(', ') })
            : ''}
        </p>
      </div>
    </InstantView>
  )
}

/** Which cards are held in the round that is open. The keys 1 to 5 change it too. */
function useHold({ round, phase, sound }: InstantPlay, isDealt: boolean) {
  const [held, setHeld] = useState<{ readonly id: string | undefined; readonly hold: Hold }>({ id: undefined, hold: 0 })
  const id = round?.roundId
  const hold = held.id === id ? held.hold : 0
  const mayHold = phase === 'open' && isDealt
  const toggle = (place: number) => {
    if (!mayHold) return
    setHeld({ id, hold: hold ^ (1 << place) })
    sound('spin')
  }
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest('input, dialog') !== null
      if (ctrlKey || metaKey || altKey || repeat || isTyping) return
      const place = ['1', '2', '3', '4', '5'].indexOf(key)
      if (place >= 0) toggle(place)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return { hold, toggle }
}
