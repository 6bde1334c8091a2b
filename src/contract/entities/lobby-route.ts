import type { GameType } from './game.ts'
import type { Lane } from './vendor.ts'

/** The page of each category's lobby, without the language prefix (product rule 5.2). */
export const lobbyRoutes: Readonly<Record<GameType, string>> = {
  ELOTT: '/elott/',
  LOTT: '/lott/',
  LIVE: '/live/',
  SPORTS: '/sports/',
  FISH: '/fish/',
  RNG: '/rng/',
  PVP: '/pvp/',
  ESPORTS: '/esports/',
}

/** A lane split off has no lobby of its own: its vendors stand in that of its category. */
export function laneRoute({ key, gameType, cards }: Pick<Lane, 'key' | 'gameType' | 'cards'>): string {
  const [only, ...others] = cards
  const route = lobbyRoutes[gameType]
  return key !== gameType && only && others.length === 0 ? `${route}?vendor=${only.vassalage}` : route
}
