import { create } from 'superstruct'
import { patterns } from '#games/bingo/prizes.ts'
import { ballsDrawn, bingoWin, completedAt } from '#games/bingo/rules.ts'
import { ticketPlaces } from '#games/bingo/shared.ts'
import type { Ticket } from '#games/bingo/ticket.ts'
import { SharedBingoStruct } from '#games/bingo/wire.ts'
import { FactsBar } from '#games/tables/view/FactsBar.tsx'
import type { TableProps } from '#games/tables/view/props.ts'
import type { WinOf } from '#games/tables/view/stage.ts'
import { TableView } from '#games/tables/view/TableView.tsx'
import { useTable } from '#games/tables/view/use-table.ts'
import { useTableWords } from '#games/tables/view/words.ts'
import { Balls } from './Balls.tsx'
import { BingoOdds } from './BingoOdds.tsx'
import css from './bingo.module.css'
import { Prizes } from './Prizes.tsx'
import { TicketPicture } from './TicketPicture.tsx'
import { TicketShop } from './TicketShop.tsx'
import { useBallSounds } from './use-ball-sounds.ts'
import { useDraw } from './use-draw.ts'

/** What a ticket won: its numbers follow from the bet, and the balls from the round. */
const winOf: WinOf = (result, { stake, ticket }) =>
  ticket === null ? 0n : bingoWin(stake, ticket, create(result, SharedBingoStruct).balls)

/** Shared bingo: everybody has tickets of their own for the same sixty balls. */
export default function SharedBingo(props: TableProps) {
  const t = useTableWords<'instants-bingo' | 'instants-bingo-hall'>()
  const play = useTable(props, winOf)
  const { stage, ended, own, format, sound } = play
  const { locale } = props
  const isDrawing = stage === 'showing'
  const hasResult = (isDrawing || stage === 'over') && ended !== undefined
  const steps = useDraw(play)
  const balls = hasResult ? create(ended.result, SharedBingoStruct).balls.slice(0, steps) : []
  const held = hasResult ? ended.own : own
  const tickets = held.map(({ ticket }) => ticket).filter((ticket): ticket is Ticket => ticket !== null)
  const completed = tickets.map((ticket) => completedAt(ticket, balls))
  const won = completed.reduce((sum, each) => sum + patterns.filter((pattern) => each[pattern] <= steps).length, 0)
  useBallSounds(sound, isDrawing ? balls.length : 0, won, 1)
  const sum = held.reduce((total, { stake }) => total + stake, 0n)
  return (
    <TableView
      play={play}
      said={ended && t('bingo.hall.said', { balls: ballsDrawn })}
      rules={[
        t('bingo.hall.rules.tickets'),
        t('bingo.hall.rules.draw'),
        t('bingo.rules.prizes'),
        t('bingo.hall.rules.all'),
      ]}
      betName={() => t('bingo.bet')}
      odds={<BingoOdds locale={locale} />}
      panel={<Prizes ball={hasResult ? steps : undefined} {...{ completed, locale }} />}
      bar={
        <FactsBar play={play}>
          <TicketShop play={play} />
        </FactsBar>
      }
    >
      <div className={css.hall}>
        <Balls
          {...{ balls, isDrawing }}
          price={
            tickets.length > 0
              ? t('bingo.hall.mine', { count: tickets.length, sum: format(sum) })
              : t(stage === 'open' ? 'bingo.hall.buy' : 'bingo.hall.none')
          }
        />
        <div className={css.tickets} data-tickets={Math.max(1, tickets.length)}>
          {tickets.length === 0 && <TicketPicture place={0} ticket={undefined} {...{ balls, locale }} />}
          {tickets.map((ticket, index) => (
            <TicketPicture
              key={held[index]?.place}
              place={ticketPlaces.indexOf(held[index]?.place ?? '')}
              {...{ ticket, balls, locale }}
            />
          ))}
        </div>
        <p className={css.hidden} aria-live="polite">
          {isDrawing && won > 0 ? t('bingo.hall.patterns', { count: won }) : ''}
        </p>
      </div>
    </TableView>
  )
}
