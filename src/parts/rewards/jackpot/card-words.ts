import type { JackpotPot } from '#contract/rewards/jackpot/jackpot.ts'

/** What the built sentence about a pot depends on: another text for other terms. */
export const termsKey = ({ ceiling, share, gameTypes, games }: JackpotPot): string =>
  [ceiling, share, ...gameTypes, ...games.map(({ nodeId }) => nodeId)].join(' ')

/** A text of the built card with its values in it, as `t` would give it: the card loads no words of its own. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
