import { useMemo, useState } from 'react'
import { create } from 'superstruct'
import { bingoLargest } from '#games/bingo/exact.ts'
import { type Pattern, patterns } from '#games/bingo/prizes.ts'
import { ballsDrawn, completedAt } from '#games/bingo/rules.ts'
import { ShownBingoStruct } from '#games/bingo/wire.ts'
import { BetBar } from '#games/instants/view/BetBar.tsx'
import { InstantView } from '#games/instants/view/InstantView.tsx'
import { mostStake } from '#games/instants/view/most-stake.ts'
import type { InstantProps } from '#games/instants/view/props.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { useSteps } from '#games/instants/view/use-steps.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { paid } from '#games/paid.ts'
import { Balls } from './Balls.tsx'
import { BingoPanel } from './BingoPanel.tsx'
import css from './bingo.module.css'
import { useSharedStake } from './shared-stakes.ts'
import { TicketPicture } from './TicketPicture.tsx'
import { useBallSounds } from './use-ball-sounds.ts'

/** Milliseconds between two balls. */
const ballMs = 58

/** Bingo with one player: up to six tickets, sixty of ninety balls. */
export default function Bingo(props: InstantProps) {
  const t = useInstantWords<'instants-bingo'>()
  const play = useInstant(props)
  const { phase, round, format, sound } = play
  const [tickets, setTickets] = useState(() => ticketsOf(round?.choice) ?? 1)
  const [changed, setChanged] = useState<string>()
  const steps = useSteps(play, ballsDrawn, ballMs, 400)
  const largest = bingoLargest()
  const stake = useSharedStake(props.least, mostStake(props, largest), tickets)
  const roundId = round?.roundId
  // A round stays on the table until the player changes the number of tickets.
  const shown = useMemo(
    () => (round && roundId !== changed ? create(round.shown, ShownBingoStruct) : undefined),
    [round, roundId, changed],
  )
  const balls = shown?.balls.slice(0, steps) ?? []
  const completed = (shown?.tickets ?? []).map((ticket) => completedAt(ticket, balls))
  const won = completed.reduce((sum, each) => sum + patterns.filter((pattern) => each[pattern] <= steps).length, 0)
  const isShowing = phase === 'showing'
  useBallSounds(sound, isShowing ? balls.length : 0, won, 2)
  const share = (shown && round ? round.bet : stake.stake) / BigInt(shown?.tickets.length ?? tickets)
  const price = t('bingo.price', { count: tickets, each: format(share), sum: format(share * BigInt(tickets)) })
  return (
    <InstantView
      play={play}
      said={(ended) => sentence(ended.shown)}
      rules={[t('bingo.rules.tickets'), t('bingo.rules.draw'), t('bingo.rules.prizes'), t('bingo.rules.chance')]}
      betName={() => t('bingo.bet')}
      panel={
        <BingoPanel
          tickets={tickets}
          each={format(share)}
          ball={shown && steps}
          completed={completed}
          locale={props.locale}
          busy={phase !== 'idle'}
          onTickets={(next) => {
            setTickets(next)
            setChanged(roundId)
          }}
        />
      }
      bar={<BetBar {...{ play, stake }} choice={{ tickets }} largest={paid(stake.stake, largest)} />}
    >
      <div className={css.hall}>
        <Balls balls={balls} isDrawing={isShowing} price={price} />
        <div className={css.tickets} data-tickets={tickets}>
          {Array.from({ length: tickets }, (_, place) => (
            <TicketPicture
              // biome-ignore lint/suspicious/noArrayIndexKey: a ticket keeps its place
              key={place}
              place={place}
              ticket={shown?.tickets[place]}
              balls={balls}
              locale={props.locale}
            />
          ))}
        </div>
      </div>
    </InstantView>
  )

  function sentence(ended: unknown): string {
    const { tickets: dealt, balls: drawn } = create(ended, ShownBingoStruct)
    const all = dealt.map((ticket) => completedAt(ticket, drawn))
    const count = (pattern: Pattern) => all.filter((each) => each[pattern] <= ballsDrawn).length
    return t('bingo.said', {
      balls: drawn.length,
      lines: count('line'),
      pairs: count('two-lines'),
      houses: count('full-house'),
    })
  }
}

const ticketsOf = (choice: unknown): number | undefined =>
  typeof choice === 'object' && choice !== null && 'tickets' in choice ? Number(choice.tickets) : undefined
