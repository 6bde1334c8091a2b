import type { Ref } from 'react'
import { resultColours } from './results/palette.ts'
import css from './ticket.module.css'
import type { TicketFact, TicketTexts } from './ticket-texts.ts'

interface Props extends TicketTexts {
  /** For {@link printTicket}. */
  readonly ref?: Ref<HTMLElement>
}

/** A bet slip as a ticket on paper: the same on the screen and in print. */
export function Ticket({ ref, house, lottery, facts, bets, totals, note }: Props) {
  return (
    <article ref={ref} className={css.ticket} style={resultColours} aria-label={lottery}>
      <div className={css.head}>
        <small>{house}</small>
        <h3>{lottery}</h3>
      </div>
      <Facts facts={facts} />
      <ol className={css.bets}>
        {bets.map(({ play, choice, facts: own }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bets of a ticket never change, and two can be equal
          <li key={at}>
            <h4>{play}</h4>
            <p>{choice}</p>
            <Facts facts={own} />
          </li>
        ))}
      </ol>
      <div className={css.totals}>
        <Facts facts={totals} />
      </div>
      {note && <footer>{note}</footer>}
    </article>
  )
}

function Facts({ facts }: { readonly facts: readonly TicketFact[] }) {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
