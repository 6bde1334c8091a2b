import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { $role } from '#stores/account/auth/session.ts'
import { environment } from '#stores/environment.ts'
import type { Launched } from '#stores/play/games/game.ts'
import { $favorites } from '#stores/play/lobby/favorites.ts'
import { toggleFavorite } from '#stores/play/lobby/lobby.ts'
import { useStore } from '#stores/use-store.ts'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  language: SiteLanguage
  game: Launched
  /** The element that full screen shows: the bar with the game. */
  box: RefObject<HTMLElement | null>
  /** Switches between real and play money. A trial user sees that real money needs an account. */
  onSwitch: () => void
  /** Undefined if the game is a page of its own. */
  onClose?: () => void
  /** Opens the deposit over the game; without it the link leads to the page that brings money. */
  onDeposit?: () => void
}

/**
 * The bar above a game. It shows the kind of money as text; the button that switches it looks different and is
 * elsewhere, so that they are not confused. On narrow screens the buttons that are seldom used are in a menu.
 */
export function GameBar({ language, game, box, onSwitch, onClose, onDeposit }: Props) {
  const t = useWords<'games' | 'errors' | 'common'>()
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const role = useStore($role)
  const favourite = useStore($favorites).includes(game.nodeId)
  const full = useFullScreen(box)
  const trial = game.mode === 'trial'
  useEffect(() => {
    // The browser does not close the menu on a tap into the game, because the frame receives the event.
    const close = () => menu.current?.matches(':popover-open') && menu.current.hidePopover()
    addEventListener('blur', close)
    return () => removeEventListener('blur', close)
  }, [])
  const change = (
    <button type="button" className="button button--line game-bar__switch" onClick={onSwitch}>
      {t(trial ? 'frame.toReal' : 'frame.toTrial')}
    </button>
  )
  return (
    <div className="game-bar">
      <p className="game-bar__state" data-mode={game.mode}>
        {game.wallet ? t('frame.wallet', { vendor: game.wallet.displayName }) : t(trial ? 'frame.trial' : 'frame.real')}
      </p>
      <div ref={menu} className="game-bar__tools" id={id} popover="auto">
        {role !== 'trial' && change}
        <button
          type="button"
          className="button button--bare game-bar__tool game-bar__heart"
          aria-pressed={favourite}
          onClick={() => void toggleFavorite(game.nodeId, environment.now())}
        >
          <Icon name="favourites" />
          <span>{t('frame.favourite')}</span>
        </button>
        {full && (
          <button
            type="button"
            className="button button--bare game-bar__tool"
            aria-pressed={full.on}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={full.toggle}
          >
            <Icon name="full" />
            <span>{t('frame.full')}</span>
          </button>
        )}
        {role !== 'trial' && (
          <button type="button" className="button button--bare game-bar__tool" data-popup="pause">
            <Icon name="pause" />
            <span>{t('frame.pause')}</span>
          </button>
        )}
      </div>
      {role === 'trial' && change}
      {role !== 'trial' && (
        <a
          className="button button--line game-bar__deposit"
          href={moneyPath(language, game)}
          onClick={(event) => {
            const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
            if (!onDeposit || !isPlain) return
            event.preventDefault()
            onDeposit()
          }}
        >
          <Icon name="deposit" small />
          <span>{t(game.wallet ? 'frame.transfer' : 'frame.deposit')}</span>
        </a>
      )}
      <button
        type="button"
        className="button button--bare button--icon game-bar__more"
        popoverTarget={id}
        aria-label={t('frame.more')}
      >
        <Icon name="more" />
      </button>
      {onClose && (
        <button
          type="button"
          className="button button--bare button--icon"
          aria-label={t('frame.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

/**
 * Where money for a game comes from: the page of wallets, with the vendor's chosen, if the game plays from a wallet of its vendor; otherwise the
 * deposit page, which links back to the game.
 */
export function moneyPath(language: SiteLanguage, { nodeId, wallet }: Pick<Launched, 'nodeId' | 'wallet'>): string {
  if (wallet) return `${localPath(language, screenRoute('member', 'transferFund'))}?vassalage=${wallet.vassalage}`
  return `${localPath(language, screenRoute('member', 'depositv2'))}?game=${nodeId}`
}

/**
 * State of full screen, and its switch. A `<dialog>` cannot be full screen (Fullscreen standard), but an element in it
 * can.
 */
interface FullScreen {
  readonly on: boolean
  readonly toggle: () => void
}

/** Undefined if the browser has no full screen for elements, such as Safari on phones. */
function useFullScreen(box: RefObject<HTMLElement | null>): FullScreen | undefined {
  const [isSupported, setIsSupported] = useState(false)
  const [on, setOn] = useState(false)
  useEffect(() => {
    setIsSupported(document.fullscreenEnabled === true)
    const follow = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [box])
  if (!isSupported) return undefined
  const toggle = () => {
    // If the browser refuses, the state is read again, so that the button stays right.
    const request = on ? document.exitFullscreen() : box.current?.requestFullscreen()
    request?.catch(() => setOn(document.fullscreenElement !== null))
  }
  return { on, toggle }
}
