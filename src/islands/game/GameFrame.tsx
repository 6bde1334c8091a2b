import { useRef } from 'react'
import type { Translate } from '#i18n/messages.ts'
import type { Launched } from '#stores/game.ts'
import { Icon } from '#ui/Icon.tsx'
import { useModal } from '#ui/use-modal.ts'
import { useFrameMessages } from './use-frame-messages.ts'

interface Props {
  game: Launched
  locale: string
  t: Translate
  onClose: () => void
  /** Changes between real and play money; a trial user learns what real money takes. */
  onSwitch: () => void
}

/**
 * The game in a sandbox without an origin: it reaches neither this page nor its storage. It gets its token by message
 * once it says it is ready; messages count only from this frame, and only in the shapes of the protocol.
 */
export function GameFrame({ game, locale, t, onClose, onSwitch }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useFrameMessages(frame, game, locale)

  // Nothing of the bar has the focus: the space bar must not change between real and play money.
  useModal(dialog, (element) => element.focus())
  // Keys are the game's once it is there; a frame that is focused before loses it. Who went elsewhere stays there.
  const giveKeys = () => {
    if (document.activeElement === dialog.current) frame.current?.focus()
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="game-frame"
      aria-label={title || t('frame.label')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="game-frame__bar">
        <strong>{title}</strong>
        {game.mode === 'trial' && <span className="game-frame__mode">{t('frame.trial')}</span>}
        <button type="button" className="button button--bare" onClick={onSwitch}>
          {game.mode === 'trial' ? t('frame.toReal') : t('frame.toTrial')}
        </button>
        <button
          type="button"
          className="button button--bare button--icon"
          aria-label={t('frame.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <iframe
        key={game.gameToken}
        ref={frame}
        title={title || t('frame.label')}
        src={game.url}
        sandbox="allow-scripts"
        allow="autoplay"
        referrerPolicy="no-referrer"
        onLoad={giveKeys}
      />
    </dialog>
  )
}
