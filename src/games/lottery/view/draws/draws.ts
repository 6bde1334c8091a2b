import type { Draw } from '#games/lottery/view/props.ts'

/** The draws that a page knows: those that take bets in their order, and the last ones, the latest first. */
export interface KnownDraws {
  readonly open: readonly Draw[]
  readonly last: readonly Draw[]
}

/** Last draws that a page keeps. */
const mostLast = 30

const steps = ['open', 'closed', 'drawn', 'settled'] as const
/** How far a draw is. A void one is at its end. */
const stepOf = ({ state }: Draw): number => (state === 'void' ? steps.length : steps.indexOf(state))

/**
 * Takes over draws that have changed. An older message changes nothing, because draws go forward only. A result can be corrected when its
 * draw is over.
 */
export function afterNews(known: KnownDraws, news: readonly Draw[]): KnownDraws {
  const all = new Map([...known.open, ...known.last].map((draw) => [draw.issue, draw]))
  for (const draw of news) {
    const before = all.get(draw.issue)
    if (!before || draw.corrected || stepOf(draw) > stepOf(before)) all.set(draw.issue, draw)
  }
  const draws = [...all.values()].sort((one, other) => Date.parse(one.drawsAt) - Date.parse(other.drawsAt))
  return {
    open: draws.filter(({ state }) => state === 'open'),
    last: draws
      .filter(({ state }) => state !== 'open')
      .reverse()
      .slice(0, mostLast),
  }
}

/** The latest draw that has a result. */
export const latestResult = ({ last }: KnownDraws): Draw | undefined => last.find(({ result }) => result !== null)

/** The number of a draw on its day: `20261121-0042` is 42. */
export const numberOfIssue = (issue: string): number => Number(issue.slice(9))
