import type { SharedTable, TableNews } from './props.ts'

/** The table after a message. A message that is older than what is known changes nothing: it is the same object then. */
export function afterNews(known: SharedTable, news: TableNews): SharedTable {
  if (news.type === 'table') return BigInt(news.state.moves) >= BigInt(known.moves) ? news.state : known
  if (news.type !== 'counts' || known.round?.number !== news.number) return known
  const { players, bets, trialPlayers, trialBets } = news
  return { ...known, round: { ...known.round, players, bets, trialPlayers, trialBets } }
}
