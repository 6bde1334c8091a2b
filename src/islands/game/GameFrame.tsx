import { useRef } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Launched } from '#stores/game.ts'
import sheet from '#styles/game-bar.css?url'
import { useModal } from '#ui/use-modal.ts'
import { GameStage } from './GameStage.tsx'
import { useFrameMessages } from './use-frame-messages.ts'

interface Props {
  game: Launched
  language: SiteLanguage
  locale: string
  onClose: () => void
  /** Plays this game anew, with real or play money. */
  onPlay: (mode: Launched['mode']) => void
}

/** The game over the page. */
export function GameFrame({ game, language, locale, onClose, onPlay }: Props) {
  const t = useWords<'game' | 'errors' | 'common'>()
  const frame = useRef<HTMLIFrameElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const title = useFrameMessages(frame, { game, language, locale, onPlay })

  // Nothing of the bar has the focus: the space bar must not change between real and play money.
  useModal(dialog, (element) => element.focus())
  // Keys are the game's once it is there; a frame that is focused before loses it. Who went elsewhere stays there.
  const giveKeys = () => {
    if (document.activeElement === dialog.current) frame.current?.focus()
  }

  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="popup" />
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
        <div ref={box} className="game-frame__box">
          <GameStage {...{ game, title, box, frame, language, t, onPlay, onClose }} onLoad={giveKeys} />
        </div>
      </dialog>
    </>
  )
}
