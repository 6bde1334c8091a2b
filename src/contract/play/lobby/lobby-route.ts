import type { GameType } from '#contract/play/games/game.ts'
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

/** The route of a lane. A lane that was split off has no lobby; its vendors are part of their category's lobby. */
export function laneRoute({ key, gameType, cards }: Pick<Lane, 'key' | 'gameType' | 'cards'>): string {
  const [only, ...others] = cards
  const route = lobbyRoutes[gameType]
  return key !== gameType && only && others.length === 0 ? `${route}?vendor=${only.vassalage}` : route
}
