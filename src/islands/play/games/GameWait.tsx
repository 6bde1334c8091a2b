import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { rateText } from '#lib/rate-text.ts'
import type { Launched } from '#stores/play/games/game.ts'

interface DeclaredFacts extends Pick<Launched, 'rtp' | 'volatility'> {
  language: string
}

interface Props {
  nodeId: number
  /** The game's session is being opened, or its page is loading. */
  step: 'launch' | 'load'
  /** What its maker declares; known once the game is launched. */
  facts?: DeclaredFacts
}

/** A game on its way: the picture and name of its tile, if the page has one, and how far it is. */
export function GameWait({ nodeId, step, facts }: Props) {
  const t = useWords<'games'>()
  const [{ picture, name }] = useState(() => tileOf(nodeId))
  return (
    <div className="game-wait-art" role="status">
      {picture ? (
        <img src={picture} width="150" height="200" alt="" />
      ) : (
        <img className="game-wait-art__mark" src="/art/logo/mark.svg" width="96" height="96" alt="" />
      )}
      {name && <strong>{name}</strong>}
      <progress max={3} value={step === 'launch' ? 1 : 2} aria-hidden="true" />
      <span>{t('launching')}</span>
      {facts && <GameFacts {...facts} />}
    </div>
  )
}

function GameFacts({ rtp, volatility, language }: DeclaredFacts) {
  const t = useWords<'games'>()
  const facts = [
    rtp !== null && t('facts.rtp', { rtp: rateText(rtp, language) }),
    volatility !== null && t(`facts.volatility.${volatility}`),
  ]
  return <span>{facts.filter(Boolean).join(' · ')}</span>
}

/** Picture and name of a game's tile on this page. A loaded picture is not fetched again. */
function tileOf(nodeId: number): { readonly picture?: string | undefined; readonly name?: string | undefined } {
  const tile = document.querySelector(`[data-game="${String(nodeId)}"]`)
  const image = tile?.querySelector('img')
  return {
    picture: image?.currentSrc || image?.src,
    name: tile?.querySelector('.tile__name')?.textContent ?? undefined,
  }
}
