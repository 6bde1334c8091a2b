import type { Game } from '#contract/play/games/game.ts'
import { tilePictures } from '#lib/art.ts'
import { launchHash, targetOf } from './launching.ts'

/**
 * The texts and links of a game's tile, which `parts/play/lobby/tile.ts` describes.
 */
export interface TileFacts {
  readonly className: string
  /** Key of the words on the tile under a pointer. */
  readonly play: 'details' | 'play' | 'open'
  /** Key of the words in its corner. */
  readonly badge: 'badge.maintenance' | 'badge.hot' | 'badge.new' | undefined
  readonly pictures: ReturnType<typeof tilePictures>
  /** The target: a hash, or a route without language. */
  readonly to: { readonly hash: string } | { readonly route: string }
  /** Popup that opens in place of the route; without scripts the route is followed. */
  readonly popup: string | undefined
}

export function tileFacts(game: Game): TileFacts {
  const { maintenance, isGame } = game
  const target = targetOf(game)
  const badge = maintenance
    ? 'badge.maintenance'
    : game.isHot === 1
      ? 'badge.hot'
      : game.isNew
        ? 'badge.new'
        : undefined
  const classes = [
    'tile',
    maintenance && 'tile--resting',
    !isGame && 'tile--vendor',
    badge === 'badge.hot' && 'tile--hot',
  ]
  return {
    className: classes.filter(Boolean).join(' '),
    play: maintenance ? 'details' : isGame ? 'play' : 'open',
    badge,
    pictures: tilePictures(game.iconUrl),
    to: target.kind === 'game' ? { hash: `#${launchHash(target)}` } : { route: target.route },
    popup: target.kind === 'list' ? launchHash(target) : undefined,
  }
}
