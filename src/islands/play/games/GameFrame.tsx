import { type ComponentType, Suspense, useRef, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Launched } from '#stores/play/games/game.ts'
import { useModal } from '#ui/use-modal.ts'
import { GameStage } from './GameStage.tsx'
import sheet from './game-bar.css?url'
import { useFrameMessages } from './use-frame-messages.ts'

/** The deposit over a game, which another area brings. */
export type DepositSheet = ComponentType<{ language: SiteLanguage; locale: string; onClose: () => void }>

interface Props {
  game: Launched
  language: SiteLanguage
  locale: string
  onClose: () => void
  /** Restarts the game with real or play money. */
  onPlay: (mode: Launched['mode']) => void
  Deposit: DepositSheet
}

/** A game in a modal dialog. */
export function GameFrame({ game, language, locale, onClose, onPlay, Deposit }: Props) {
  const t = useWords<'games' | 'errors' | 'common'>()
  const frame = useRef<HTMLIFrameElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isDepositing, setDepositing] = useState(false)
  // A deposit fills the main wallet only.
  const onDeposit = game.wallet ? undefined : () => setDepositing(true)
  const title = useFrameMessages(frame, { game, language, locale, onPlay, onDeposit, onClose })

  // The dialog has the focus and not a button: the space bar must not switch between real and play money.
  useModal(dialog, (element) => element.focus())
  // The game gets the focus when it has loaded, because a frame loses an earlier focus. A focus elsewhere is not moved.
  const focusGame = () => {
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
          <GameStage {...{ game, title, box, frame, language, onPlay, onClose, onDeposit }} onLoad={focusGame} />
        </div>
        {isDepositing && (
          <Suspense fallback={null}>
            <Deposit language={language} locale={locale} onClose={() => setDepositing(false)} />
          </Suspense>
        )}
      </dialog>
    </>
  )
}
