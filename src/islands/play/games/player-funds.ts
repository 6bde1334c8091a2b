import type { Wagering } from '#contract/rewards/bonuses/bonus.ts'
import type { GameProps, WageringFacts } from '#games/slots/props.ts'

/** Money as the gateway answers it, in minor units: that of a bonus is not in the balance. */
export interface AnsweredFunds {
  readonly balance: bigint
  /** Null if no bonus is running. */
  readonly bonus: bigint | null
  readonly wagering?: Wagering | null | undefined
  /** Wins minus stakes of the session of play. */
  readonly net?: bigint
}

/** Money as games show it: the balance is all that can be staked. */
export type ShownFunds = Pick<GameProps<never>, 'balance' | 'bonus' | 'wagering' | 'net'>

/** The funds of an answer as games show them. */
export const shownFunds = ({ balance, bonus, wagering, net }: AnsweredFunds): ShownFunds => ({
  balance: balance + (bonus ?? 0n),
  ...(bonus !== null && { bonus }),
  ...(wagering && { wagering: wageringFacts(wagering) }),
  ...(net !== undefined && { net }),
})

const wageringFacts = ({ required, progress, percent, maxBet, expiresAt }: Wagering): WageringFacts => ({
  ...{ required, progress, percent },
  ...(maxBet !== null && { maxBet }),
  expiresAt: Date.parse(expiresAt),
})

/** Knows the bonus of a player, of whose money many messages tell the balance alone. */
export interface PlayerFunds {
  /** Takes over an answer that tells the bonus too. */
  take(answer: AnsweredFunds): ShownFunds
  /** All that can be staked if the wallet has so much own money. */
  withBonus(own: bigint): bigint
  /**
   * The funds after a round whose answer tells own money alone.
   *
   * @param load asks the gateway for all funds; called only while a bonus is running. If it fails, the bonus is taken to be as before.
   */
  after(own: bigint, load: () => Promise<AnsweredFunds>): Promise<ShownFunds>
}

export function playerFunds(): PlayerFunds {
  let running: { readonly bonus: bigint; readonly wagering?: WageringFacts } | undefined
  const withBonus = (own: bigint) => own + (running?.bonus ?? 0n)
  const take = (answer: AnsweredFunds): ShownFunds => {
    const funds = shownFunds(answer)
    const { bonus, wagering } = funds
    running = bonus === undefined ? undefined : { bonus, ...(wagering && { wagering }) }
    return funds
  }
  return {
    take,
    withBonus,
    async after(own, load) {
      if (!running) return { balance: own }
      const now = await load().catch(() => undefined)
      return now ? take(now) : { ...running, balance: withBonus(own) }
    },
  }
}
