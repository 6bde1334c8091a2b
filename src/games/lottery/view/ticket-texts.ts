/** A fact with its name, such as the draw or the stake; both in the player's language. */
export interface TicketFact {
  readonly name: string
  readonly value: string
}

/** What stands on a ticket, all of it formatted. */
export interface TicketTexts {
  /** Whose ticket it is: the brand. */
  readonly house: string
  readonly lottery: string
  /** Of the whole slip: issue, time of the draw, when it was placed. */
  readonly facts: readonly TicketFact[]
  readonly bets: readonly {
    /** The name of the play. */
    readonly play: string
    /** What was chosen, such as `Tens 0, 5 · units 7`. */
    readonly choice: string
    /** Lines, stake, odds or prize group, number of the bet. */
    readonly facts: readonly TicketFact[]
  }[]
  readonly totals: readonly TicketFact[]
  /** A last line, such as what the ticket is not. */
  readonly note?: string | undefined
}

/** A ticket as plain text, as it is shared: each fact in a line, an empty line before each bet and the totals. */
export function ticketText({ house, lottery, facts, bets, totals, note }: TicketTexts): string {
  const lines = (some: readonly TicketFact[]) => some.map(({ name, value }) => `${name}: ${value}`)
  return [
    [`${lottery} · ${house}`, ...lines(facts)],
    ...bets.map(({ play, choice, facts: own }) => [play, choice, ...lines(own)]),
    lines(totals),
    note ? [note] : [],
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}
