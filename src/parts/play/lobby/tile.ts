import type { Game } from '#contract/play/games/game.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import type { Translate } from '#lib/messages.ts'
import { tileFacts } from '#stores/play/lobby/tile.ts'
import { h, type Markup } from '#ui/markup/markup.ts'
import { image, picture } from '#ui/markup/picture.ts'

interface Options {
  readonly language: SiteLanguage
  readonly t: Translate<'lobby'>
  /** Name of the game's vendor. */
  readonly vendor: string
  /**
   * Where it stands: the pictures of the `first` tiles are loaded at once, and below the first rows (`later`) one format
   * of the picture is enough.
   */
  readonly place?: 'first' | 'near' | 'later'
  /** Replaces the game's own link. */
  readonly href?: string | undefined
  readonly isFavourite?: boolean
  /** Whether it has a place for the next draw and the last result (`light/play/draws/next-draws.ts`). */
  readonly draws?: boolean
}

/** Keys of the words that tiles may have. Pages bring them for scripts (`tileWords`). */
const words = [
  ...(['play', 'open', 'details', 'favourite', 'decimal'] as const),
  ...(['badge.hot', 'badge.new', 'badge.maintenance'] as const),
]

/** The words of tiles among those of the area `lobby`. */
export const tileWords = (messages: Readonly<Record<string, string>>): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(words.map((key) => [key, messages[key]]))

const size = { sizes: '(min-width: 80rem) 12rem, (min-width: 40rem) 15vw, 31vw', width: 160, height: 214 }

/** The tile of a game, or of a vendor with its games. A listener of the page handles the heart's clicks. */
export function tile(game: Game, options: Options): Markup {
  const { language, t, vendor, place = 'near', href, isFavourite = false, draws = false } = options
  const { className, play, badge, pictures, to, popup } = tileFacts(game)
  const own = 'hash' in to ? to.hash : localPath(language, to.route)
  const first = place === 'first'
  return h(
    'li',
    { class: className, 'data-game': game.nodeId, 'data-vendor': game.vassalage },
    h(
      'div',
      { class: 'tile__art', 'data-play': verbOf(play, t), 'data-badge': badge && t(badge) },
      place === 'later'
        ? image(pictures, size)
        : picture(pictures, { ...size, eager: first, fetchpriority: first ? 'high' : undefined }),
    ),
    h('a', { class: 'tile__link tile__name', href: href ?? own, 'data-popup': popup }, game.displayName),
    h('span', { class: 'tile__by', 'data-rtp': rtpOf(game, t) }, game.isGame ? vendor : t('open')),
    draws && h('span', { class: 'next-draw', 'data-draws': JSON.stringify({ [game.nodeId]: '' }) }),
    h('input', {
      class: 'tile__fav',
      type: 'checkbox',
      checked: isFavourite,
      'aria-label': t('favourite', { game: game.displayName }),
    }),
  )
}

/** The return of a game that can be played. Pages with tiles have no formatter of numbers, which would be a file more. */
function rtpOf({ rtp, maintenance }: Game, t: Translate<'lobby'>): string | undefined {
  return rtp === null || maintenance ? undefined : `RTP ${String(rtp / 100).replace('.', t('decimal'))}%`
}

/** What a tap on it does. */
function verbOf(play: 'details' | 'play' | 'open', t: Translate<'lobby'>): string {
  if (play === 'open') return t('open')
  return play === 'play' ? t('play') : t('details')
}
