import { array, literal, number, object, union } from 'superstruct'
import { type Pattern, patterns, prizeAt } from '#games/bingo/prizes.ts'
import { completedAt } from '#games/bingo/rules.ts'
import { columnOf, type Ticket } from '#games/bingo/ticket.ts'
import { ShownBingoStruct } from '#games/bingo/wire.ts'
import { kenoHits, kenoMultipliers, kenoNumbers } from '#games/keno/rules.ts'
import { ShownKenoStruct } from '#games/keno/wire.ts'
import { cells } from '#games/mines/rules.ts'
import { ShownMinesStruct } from '#games/mines/wire.ts'
import { winningSymbol } from '#games/scratch/panels.ts'
import { prizesOf } from '#games/scratch/rules.ts'
import { ShownScratchStruct } from '#games/scratch/wire.ts'
import { rational } from '#games/slots/rational.ts'
import { classes, h, type Markup } from '#ui/markup/markup.ts'
import { type PictureWords, readAs, type Teller, type Told, timesText } from './told.ts'

const MinesDecisions = array(union([literal('cash-out'), object({ pick: number() })]))

/** Mines: the field with all mines, and the cells in the order of their picking. */
export const mines: Teller = ({ shown, decisions }, { t }) => {
  const [read, taken] = [readAs(ShownMinesStruct, shown), readAs(MinesDecisions, decisions)]
  if (!read || !taken) return undefined
  const isMine = (cell: number) => read.field?.includes(cell) ?? false
  const cellOf = (cell: number) => {
    const order = read.picked.indexOf(cell)
    const name = t(isMine(cell) ? 'mines.mine' : 'mines.safe', { cell: cell + 1 })
    return h(
      'li',
      { class: classes('past-cell', isMine(cell) && 'past-cell--mine', order >= 0 && 'past-cell--picked') },
      h('span', { 'aria-hidden': 'true' }, isMine(cell) ? '✸' : order >= 0 ? '◆' : ''),
      h('span', { class: 'unseen' }, order >= 0 ? t('mines.picked', { name, place: order + 1 }) : name),
    )
  }
  const field = Array.from({ length: cells }, (_, cell) => cellOf(cell))
  return {
    choice: t('mines.choice', { count: read.mines }),
    steps: taken.map((decision) => [
      h(
        'span',
        {},
        decision === 'cash-out'
          ? t('cashOut')
          : t(isMine(decision.pick) ? 'mines.mine' : 'mines.safe', { cell: decision.pick + 1 }),
      ),
    ]),
    drawing: h('ol', { class: 'past-field past-field--five', 'aria-label': t('mines.field') }, ...field),
    result: t(`mines.result.${read.phase}`),
  }
}

/** Keno: all numbers, those that were picked, and those that were drawn. */
export const keno: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(ShownKenoStruct, shown)
  if (!read) return undefined
  const { picks, risk, drawn } = read
  const hits = kenoHits(read, drawn).length
  const numberOf = (value: number) => {
    const [isPicked, isDrawn] = [picks.includes(value), drawn.includes(value)]
    const state = isPicked && isDrawn ? 'hit' : isPicked ? 'picked' : isDrawn ? 'drawn' : undefined
    return h(
      'li',
      { class: classes('past-cell', state && `past-cell--${state}`) },
      h('span', {}, value),
      state && h('span', { class: 'unseen' }, ` ${t(`keno.${state}`)}`),
    )
  }
  return {
    choice: t('keno.choice', { numbers: [...picks].sort((a, b) => a - b).join(', '), risk: t(`risk.${risk}`) }),
    drawing: h(
      'ol',
      { class: 'past-field past-field--eight', 'aria-label': t('keno.field') },
      ...Array.from({ length: kenoNumbers }, (_, place) => numberOf(place + 1)),
    ),
    result: t('keno.result', {
      count: hits,
      picks: picks.length,
      times: timesText(kenoMultipliers(picks.length, risk)[hits] ?? rational(0n), words),
    }),
  }
}

/** A scratch card: what was below its panels. */
export const scratch: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(ShownScratchStruct, shown)
  if (!read) return undefined
  const prizes = prizesOf(read)
  const won = winningSymbol(read.panels)
  const prizeText = (symbol: number) => timesText(rational(BigInt(prizes[symbol]?.multiplier ?? 0)), words)
  return {
    choice: t('risk.choice', { risk: t(`risk.${read.risk}`) }),
    drawing: h(
      'ol',
      { class: 'past-field past-field--three', 'aria-label': t('scratch.field') },
      ...read.panels.map((symbol) =>
        h('li', { class: classes('past-cell', symbol === won && 'past-cell--hit') }, prizeText(symbol)),
      ),
    ),
    result: won === undefined ? t('scratch.none') : t('scratch.result', { times: prizeText(won) }),
  }
}

/** Bingo: each ticket with the numbers that were drawn. */
export const bingo: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(ShownBingoStruct, shown)
  if (!read) return undefined
  const { tickets, balls } = read
  return {
    choice: t('bingo.choice', { count: tickets.length }),
    drawing: h(
      'div',
      { class: 'past-tickets' },
      ...tickets.map((ticket, place) => ticketPicture(ticket, balls, t('bingo.ticket', { number: place + 1 }), words)),
      h('p', { class: 'past-note' }, t('bingo.order', { balls: balls.join(', ') })),
    ),
    result: t('bingo.result', { count: balls.length }),
  }
}

/** The balls alone, for somebody without a ticket. */
export const bingoBalls = (balls: readonly number[], { t }: PictureWords): Told => ({
  drawing: h('p', { class: 'past-note' }, t('bingo.order', { balls: balls.join(', ') })),
  result: t('bingo.result', { count: balls.length }),
})

function ticketPicture(ticket: Ticket, balls: readonly number[], name: string, words: PictureWords): Markup {
  const { t } = words
  const completed = completedAt(ticket, balls)
  const won = patterns.filter((pattern) => prizeAt(pattern, completed[pattern]) > 0n)
  const said = (pattern: Pattern) =>
    t(`bingo.${pattern}`, {
      ball: completed[pattern],
      times: timesText(rational(prizeAt(pattern, completed[pattern])), words),
    })
  const cellsOf = ticket.flatMap((row) =>
    Array.from({ length: 9 }, (_, column) => {
      const value = row.find((one) => columnOf(one) === column)
      const isHit = value !== undefined && balls.includes(value)
      return h(
        'li',
        { class: classes('past-cell', isHit && 'past-cell--hit', value === undefined && 'past-cell--none') },
        value !== undefined && h('span', {}, value),
        isHit && h('span', { class: 'unseen' }, ` ${t('bingo.hit')}`),
      )
    }),
  )
  return h(
    'div',
    { class: 'past-ticket' },
    h('p', {}, h('strong', {}, name), h('span', {}, won.length > 0 ? won.map(said).join(' · ') : t('bingo.none'))),
    h('ol', { class: 'past-field past-field--nine', 'aria-label': name }, ...cellsOf),
  )
}
