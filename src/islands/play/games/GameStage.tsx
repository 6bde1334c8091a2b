import { type RefObject, useEffect, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import type { Launched } from '#stores/play/games/game.ts'
import { EmptyWallet } from './EmptyWallet.tsx'
import { GameBar } from './GameBar.tsx'
import { GameLate } from './GameLate.tsx'
import { GameOutside } from './GameOutside.tsx'
import { GameWait } from './GameWait.tsx'

interface Props {
  game: Launched
  /** The game's name; empty until the game has sent it. */
  title: string
  /** The element that full screen shows. */
  box: RefObject<HTMLElement | null>
  frame: RefObject<HTMLIFrameElement | null>
  language: SiteLanguage
  /** Restarts the game with real or play money. */
  onPlay: (mode: Launched['mode']) => void
  onClose?: () => void
  /** Opens the deposit over the game; without it the bar leads to the deposit page. */
  onDeposit?: (() => void) | undefined
  onLoad?: () => void
}

/**
 * The bar above the game, and the game in a sandboxed frame that can access neither this page nor its storage: our own games
 * have an opaque origin there, and a vendor's game has the origin of its vendor. `useFrameMessages` talks with it.
 */
export function GameStage({ game, title, box, frame, language, onPlay, onClose, onDeposit, onLoad }: Props) {
  const t = useWords<'games' | 'errors' | 'common'>()
  const isLate = useIsLate(game.frame && title === '', game.gameToken)
  /** The session whose player goes on with an empty wallet. */
  const [seen, setSeen] = useState<string>()
  return (
    <>
      <GameBar
        language={language}
        game={game}
        box={box}
        onSwitch={() => onPlay(game.mode === 'trial' ? 'real' : 'trial')}
        {...(onClose && { onClose })}
        {...(onDeposit && { onDeposit })}
      />
      <div className="game-stage">
        {!game.frame && <GameOutside game={game} />}
        {game.frame && (
          <>
            {/* Until the game has sent its name, its page is empty. */}
            {title === '' && !isLate && <GameWait nodeId={game.nodeId} step="load" facts={{ ...game, language }} />}
            {title === '' && isLate && <GameLate language={language} onRetry={() => onPlay(game.mode)} />}
            {game.wallet?.available === 0n && seen !== game.gameToken && (
              <EmptyWallet
                {...{ language, game }}
                vendor={game.wallet.displayName}
                onFree={() => onPlay('trial')}
                onOpen={() => setSeen(game.gameToken)}
              />
            )}
            <iframe
              key={game.gameToken}
              ref={frame}
              title={title || t('frame.label')}
              src={game.engine === null ? game.url : localPath(language, game.url)}
              sandbox={game.sandbox.join(' ')}
              allow={knownFeatures(game.features).join('; ')}
              referrerPolicy="no-referrer"
              onLoad={onLoad}
            />
          </>
        )}
      </div>
    </>
  )
}

/** Features without those that this browser does not know, of which it would warn. Only some browsers say which they know. */
function knownFeatures(features: Launched['features']): readonly string[] {
  const { featurePolicy } = document as { readonly featurePolicy?: { features?(): readonly string[] } }
  const known = featurePolicy?.features?.()
  return known ? features.filter((feature) => known.includes(feature)) : features
}

/** Milliseconds after which a game that has not said that it is there counts as failed. */
const patience = 15_000

/** Whether something has been awaited for too long. */
function useIsLate(isAwaited: boolean, key: string): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setLate(key), patience)
    return () => clearTimeout(timer)
  }, [isAwaited, key])
  return late === key
}
